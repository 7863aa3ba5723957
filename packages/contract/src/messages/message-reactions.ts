import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { REACTIONS } from '../late-limits.ts';

export const reaction = z.enum(REACTIONS, says('unknown_choice'));

/** Of each of the two who write with each other, one at the most. */
export const reactions = z.object({ own: reaction.nullable(), other: reaction.nullable() });

const answer = z.object({ id: z.uuid(), reactions });

const reactToMessage = defineCall({
  method: 'PUT',
  path: '/messages/{id}/reaction',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reaction }),
  response: answer,
  errors: ['message_not_found', 'messages_closed'],
  area: 'Messages',
  summary: 'React to a message',
  description: 'One reaction of each person: another takes its place. Of those who may write there now.',
});

const takeReactionBack = defineCall({
  method: 'DELETE',
  path: '/messages/{id}/reaction',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: answer,
  errors: ['message_not_found'],
  area: 'Messages',
  summary: 'Take one’s reaction to a message back',
  description: 'Answered the same where there is none.',
});

export const messageReactionsCalls = { reactToMessage, takeReactionBack } as const;
