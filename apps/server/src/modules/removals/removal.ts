import { REMOVAL } from '@likha/contract/limits';
import { DAY_MS } from '../../platform/durations.ts';

/** Until when a request of this moment is to be decided (P171). */
export function dueAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + REMOVAL.days * DAY_MS);
}

/** What was sent before this moment and is open is overdue. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - REMOVAL.days * DAY_MS);
}
