import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import {
  ALL_OTHERS,
  type CountedKind,
  countSecurityEvent,
  insertSecurityEvent,
  type SecurityEventKind,
} from './audit.queries.ts';

export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whom it is about; null when nobody has the email address that was tried. */
  userId: string | null;
  /** Who did it to them, where it was not they themselves. */
  actorId?: string | null;
  /** The address that asked; only its network is kept. Null for a command on the machine. */
  from: string | null;
  /** Facts without secrets and without words. */
  details?: Readonly<Record<string, string | number>>;
}

/** Failures of addresses that nobody has are as many as somebody guesses; by whom and when is all there is to know. */
const COUNTED: ReadonlySet<string> = new Set<CountedKind>(['sign_in_failed', 'sign_in_slowed']);

function isCounted(kind: SecurityEventKind): kind is CountedKind {
  return COUNTED.has(kind);
}

/**
 * Writes an event into the log that only grows (P66).
 * What is about nobody is counted by hour and network instead.
 * @param db the transaction of what it is about, where there is one
 */
export function recordSecurityEvent(
  { clock, ids }: Pick<BaseDeps, 'clock' | 'ids'>,
  db: Queryable,
  event: SecurityEvent,
): Promise<void> {
  const { kind, userId, actorId = null, from, details = {} } = event;
  if (userId === null && from !== null && isCounted(kind))
    return countSecurityEvent(db, { at: clock.now(), kind, network: networkOf(from) ?? ALL_OTHERS });
  return insertSecurityEvent(db, {
    id: ids.next(),
    at: clock.now(),
    kind,
    user_id: userId,
    actor_id: actorId,
    network: from === null ? null : networkOf(from),
    details: JSON.stringify(details),
  });
}
