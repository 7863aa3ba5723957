import { UNSEND_HOURS } from '@likha/contract/limits';
import { HOUR_MS } from '../../../platform/durations.ts';
import type { Broadcast } from './broadcasts.queries.ts';

/** Does a message to many come to nobody any more, and is none being unsent? Then who has it now is all who have it (P979). */
export function isAtRest({ state }: Pick<Broadcast, 'state'>): boolean {
  return state === 'sent' || state === 'cancelled' || state === 'unsent';
}

/** May a message to many be stopped? Before it is sent, and while it is. */
export function mayCancel({ state }: Pick<Broadcast, 'state'>): boolean {
  return state === 'scheduled' || state === 'sending';
}

/** May it be unsent for those who have not opened it (P424)? Within 24 hours after it was begun, where somebody has it. */
export function mayUnsendAll(
  { state, started_at: startedAt, sent_count: sent }: Pick<Broadcast, 'state' | 'started_at' | 'sent_count'>,
  now: Date,
): boolean {
  if (startedAt === null || sent === 0 || !['sending', 'sent', 'cancelled'].includes(state)) return false;
  return now.getTime() - startedAt.getTime() < UNSEND_HOURS * HOUR_MS;
}
