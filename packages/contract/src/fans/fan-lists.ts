import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { id, line, page } from '../fields.ts';
import { FAN_LIST_KINDS, FAN_LISTS } from '../late-limits.ts';

const list = z.object({
  id,
  name: z.string(),
  kind: z.enum(FAN_LIST_KINDS).describe('`spent` and `subscribed` are by a rule, and asked anew each time'),
  credits: z.int().nullable().describe('Of `spent`: at least so many, within the days'),
  days: z.int().nullable().describe('Of `subscribed`: without a gap, for at least so many'),
  fans_count: z.int(),
});
const lists = z.object({ lists: z.array(list) });
const name = line(FAN_LISTS.nameCharacters, says('needed'));
const days = z.int(says('wrong_form')).min(1, says('at_least')).max(FAN_LISTS.days, says('at_most'));
const credits = z
  .int(says('credits_needed'))
  .min(1, says('at_least'))
  .max(FAN_LISTS.credits, says('at_most'));

const form = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('by_hand'), name }),
    z.object({ kind: z.literal('spent'), name, credits, days }),
    z.object({ kind: z.literal('subscribed'), name, days }),
  ],
  says('unknown_choice'),
);

const listFanLists = defineCall({
  method: 'GET',
  path: '/lists',
  who: 'creator',
  response: lists,
  errors: [],
  area: 'Fans',
  summary: 'One’s own lists of fans',
  description: 'By name, with how many are in each now. Nobody else sees them, and no fan learns of one.',
});

const addFanList = defineCall({
  method: 'POST',
  path: '/lists',
  who: 'creator',
  limit: 'react',
  body: form,
  status: 201,
  response: list,
  errors: [],
  area: 'Fans',
  summary: 'Make a list of fans, by hand or by a rule',
  description: `At most ${FAN_LISTS.count}, each name once.`,
});

const changeFanList = defineCall({
  method: 'PUT',
  path: '/lists/{id}',
  who: 'creator',
  limit: 'react',
  params: z.object({ id }),
  body: form,
  response: list,
  errors: ['list_not_found'],
  area: 'Fans',
  summary: 'Change the name of a list, or its rule',
  description: 'By hand stays by hand; one rule can become the other.',
});

const removeFanList = defineCall({
  method: 'DELETE',
  path: '/lists/{id}',
  who: 'creator',
  limit: 'react',
  params: z.object({ id }),
  response: lists,
  errors: [],
  area: 'Fans',
  summary: 'Remove a list',
  description:
    'Its fans stay fans. Refused while a message to many that is not sent yet needs it. Answers with those that are left, also where it was none.',
});

const listFansOf = defineCall({
  method: 'GET',
  path: '/lists/{id}/fans',
  who: 'creator',
  params: z.object({ id }),
  query: z.object(page(30, 60)),
  response: z.object({
    list,
    fans: z.array(z.object({ id, username: z.string(), nickname: z.string().nullable() })),
    next_cursor: z.string().nullable(),
  }),
  errors: ['list_not_found'],
  area: 'Fans',
  summary: 'Who is in a list',
  description: 'Of one by a rule, who is in it now.',
});

const member = z.object({ id, fan_id: id });

const addToFanList = defineCall({
  method: 'PUT',
  path: '/lists/{id}/fans/{fan_id}',
  who: 'creator',
  limit: 'react',
  params: member,
  response: list,
  errors: ['list_not_found', 'person_not_found'],
  area: 'Fans',
  summary: 'Put a fan into a list by hand',
  description: `Of the fans that \`GET /fans/{id}\` answers of, at most ${FAN_LISTS.fans} in a list. Twice is once.`,
});

const takeFromFanList = defineCall({
  method: 'DELETE',
  path: '/lists/{id}/fans/{fan_id}',
  who: 'creator',
  limit: 'react',
  params: member,
  response: list,
  errors: ['list_not_found'],
  area: 'Fans',
  summary: 'Take a fan out of a list by hand',
  description: 'Answered the same where they are in it no more.',
});

export const fanListCalls = {
  listFanLists,
  addFanList,
  changeFanList,
  removeFanList,
  listFansOf,
  addToFanList,
  takeFromFanList,
} as const;
