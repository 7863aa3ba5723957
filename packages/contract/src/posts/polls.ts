import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { isPlain, optionalLine, timestamp, written, writtenNumber } from '../fields.ts';
import { POLL } from '../late-limits.ts';

const OPTIONS = says('poll_options_needed');

/** One on each line → the options in their order, each once. */
const options = written(OPTIONS)
  .max(2 * POLL.options.max * (POLL.optionCharacters + 2))
  .refine(isPlain, says('not_plain'))
  .transform((value) => [...new Set(value.split(/[\r\n]+/).map((line) => line.trim()))].filter(Boolean))
  .pipe(z.array(optionalLine(POLL.optionCharacters)));

const hours = z
  .union([
    z.literal(['', null]).transform(() => undefined),
    writtenNumber(says('whole_number_needed')).pipe(
      z
        .int(says('whole_number_needed'))
        .min(POLL.hours.min, says('at_least'))
        .max(POLL.hours.max, says('at_most')),
    ),
  ])
  .optional();

/** The poll of a post, in the words of its form. */
export const pollFields = {
  poll_question: optionalLine(POLL.questionCharacters)
    .optional()
    .describe('Left out, the poll stays as it is; empty, there is none'),
  poll_options: options.optional().describe('2 to 6, one on each line'),
  poll_hours: hours.describe('From publication on, 1 to 720; empty, it never ends'),
};

/** A question has options to choose from, and options a question. */
export function isWholePoll(
  value: { poll_question?: string | undefined; poll_options?: string[] | undefined },
  context: z.core.$RefinementCtx,
) {
  const { poll_question: question = '', poll_options: given = [] } = value;
  const isMany = given.length >= POLL.options.min && given.length <= POLL.options.max;
  if (question && !isMany) context.addIssue({ code: 'custom', path: ['poll_options'], message: OPTIONS });
  if (!question && given.length > 0)
    context.addIssue({ code: 'custom', path: ['poll_question'], message: says('poll_question_needed') });
}

const poll = z.object({
  edition: z.uuid().describe('Another one as soon as its words change'),
  question: z.string(),
  options: z.array(
    z.object({
      option: z.int().describe('Its place, from 1 on'),
      text: z.string(),
      votes: z.int().nullable().describe('Null until the viewer may see what came of it'),
    }),
  ),
  votes_count: z.int().nullable().describe('Of all options; null as those are'),
  chosen: z.int().nullable().describe('What the viewer voted for; nobody else learns of it'),
  can_vote: z.boolean().describe('The viewer may vote now, or vote otherwise'),
  hours: z.int().nullable().describe('How long it is open from publication on; null for one that never ends'),
  ends_at: timestamp.nullable().describe('Null for one that never ends, or that is not published yet'),
  is_over: z.boolean(),
});

const OPEN_POST = [
  'content_not_found',
  'mature_hidden',
  'purchase_required',
  'subscription_required',
] as const;

const getPoll = defineCall({
  method: 'GET',
  path: '/content/{id}/poll',
  who: 'viewer',
  params: z.object({ id: z.uuid() }),
  response: poll,
  errors: OPEN_POST,
  area: 'Posts',
  summary: 'The poll of a post',
  description:
    'For whom the post is open. How many voted for what: to its creator at any time, to others once they have voted, to everybody at its end.',
});

const vote = defineCall({
  method: 'PUT',
  path: '/content/{id}/poll/vote',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    edition: z.uuid().describe('Of the poll that was read'),
    option: z
      .int(says('whole_number_needed'))
      .min(1, says('at_least'))
      .max(POLL.options.max, says('at_most')),
  }),
  response: poll,
  errors: [...OPEN_POST, 'poll_over', 'poll_changed', 'own_poll'],
  area: 'Posts',
  summary: 'Vote in a poll',
  description:
    'One vote a person, which moves with a second call until the poll ends. Nobody is told who voted for what, its creator neither.',
});

export const pollsCalls = { getPoll, vote } as const;
