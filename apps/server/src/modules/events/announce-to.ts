import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type ConversationEvent, insertEventOfEach, insertEvents, type NewEvent } from './events.queries.ts';

/**
 * Writes down what happened to some people, in the transaction in which it happens (P420): each gets the next number of their
 * own. Their cursors stay locked until it ends, so this comes last in a transaction.
 * @param personIds in any order; one who is named twice is told once
 */
export async function announceTo(
  deps: BaseDeps,
  tx: Tx,
  personIds: readonly string[],
  event: NewEvent,
): Promise<void> {
  // In the order of ids, so that two who tell the same people never wait for each other.
  const sorted = [...new Set(personIds)].sort();
  await insertEvents(tx, sorted, event, deps.clock.now());
}

/** As `announceTo`, of what happens to each in a conversation of their own: their cursors are locked in the order of their ids, too. */
export async function announceEach(
  deps: BaseDeps,
  tx: Tx,
  kind: NewEvent['kind'],
  events: readonly ConversationEvent[],
): Promise<void> {
  await insertEventOfEach(tx, kind, events, deps.clock.now());
}
