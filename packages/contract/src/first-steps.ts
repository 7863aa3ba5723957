import { z } from 'zod';
import { user } from './accounts/accounts.ts';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { isOneLine, isPlain } from './fields.ts';
import { FIRST_STEPS, TAGS } from './limits.ts';

const tag = z
  .string()
  .trim()
  .min(1, says('needed'))
  .max(TAGS.characters, says('tag_too_long'))
  .refine(isPlain, says('not_plain'))
  .refine(isOneLine, says('not_one_line'));

const steps = z.object({
  interests: z.array(z.string()),
  follows: z.int().describe('Creators whom the fan follows or subscribes to, counted up to `wanted_follows`'),
  wanted_follows: z.int(),
  has_credits: z.boolean().describe('Has had credits at any time'),
  is_put_away: z.boolean(),
});

const getFirstSteps = defineCall({
  method: 'GET',
  path: '/first-steps',
  who: 'fan',
  response: z.object({ steps }),
  errors: [],
  area: 'First steps',
  summary: 'How far a new fan has come',
  description: 'Each step is read from what the fan has done, and ticks itself off.',
});

const putFirstSteps = defineCall({
  method: 'PUT',
  path: '/first-steps',
  who: 'fan',
  body: z.object({
    interests: z.array(tag).max(FIRST_STEPS.interests, says('too_many_tags')).optional(),
    is_put_away: z.boolean().optional(),
  }),
  response: z.object({ steps }),
  errors: [],
  area: 'First steps',
  summary: 'Say what one is interested in, or put the steps away',
  description: 'What is left out stays as it is.',
});

const listInterests = defineCall({
  method: 'GET',
  path: '/interests',
  who: 'signed_in',
  response: z.object({ interests: z.array(z.string()) }),
  errors: [],
  area: 'First steps',
  summary: 'The tags that most creators use now',
  description: 'Of recent posts that are not mature; at most 24, at most ten minutes old.',
});

const listSuggestions = defineCall({
  method: 'GET',
  path: '/creators/suggested',
  who: 'fan',
  mayLag: true,
  response: z.object({ creators: z.array(user) }),
  errors: [],
  area: 'First steps',
  summary: 'Creators whom a fan may want to follow',
  description:
    'Those whose tags are among the fan’s interests, the most in common first, then those whom most people follow; nobody whom the fan follows or subscribes to. At most 12.',
});

export const firstStepsCalls = { getFirstSteps, putFirstSteps, listInterests, listSuggestions } as const;
