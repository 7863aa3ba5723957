import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { FIRST_WRITERS, TIP_CREDITS } from '../limits.ts';

const messageSettings = z.object({
  first_writers: z
    .enum(FIRST_WRITERS, says('unknown_choice'))
    .describe('Who may write first. Each of the others includes subscribers, but `nobody`'),
  tip_credits: z
    .int(says('credits_needed'))
    .min(TIP_CREDITS.min, says('at_least'))
    .max(TIP_CREDITS.max, says('at_most'))
    .describe('Of `tippers`: how much they have tipped in all'),
  shows_read: z.boolean().describe('Others see what one has read, and one sees what they have'),
});

const getMessageSettings = defineCall({
  method: 'GET',
  path: '/messages/settings',
  who: 'signed_in',
  response: messageSettings,
  errors: [],
  area: 'Messages',
  summary: 'Who may write first, and what others see',
  description:
    'Followers and subscribers, until a creator chooses. Only creators are written to first by others.',
});

const putMessageSettings = defineCall({
  method: 'PUT',
  path: '/messages/settings',
  who: 'signed_in',
  limit: 'account',
  body: messageSettings.partial(),
  response: messageSettings,
  errors: [],
  area: 'Messages',
  summary: 'Choose who may write first, and what others see',
  description: 'What was answered before goes on.',
});

export const messageSettingsCalls = { getMessageSettings, putMessageSettings } as const;
