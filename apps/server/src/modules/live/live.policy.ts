import type { LiveAudience } from '@likha/contract/live/live-limits';
import { LIVE } from '@likha/contract/live/live-limits';
import { mayInto } from '@likha/contract/staff-roles';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/durations.ts';
import type { Viewer } from '../../platform/viewer.ts';

export type LiveAccess = 'open' | 'sign_in' | 'mature' | 'follow' | 'subscribe' | 'ticket' | 'closed';

/** What decides about watching for one viewer: loaded facts, no lookups. */
export interface AccessFacts {
  creator_id: string;
  audience: LiveAudience;
  is_nsfw: boolean;
  is_followed: boolean;
  is_subscribed: boolean;
  has_ticket: boolean;
}

type Looking = Pick<Viewer, 'id' | 'userType' | 'isSafeMode'>;

/**
 * May this viewer watch, or what is missing (P621)? Who subscribes may watch whatever the creator streams, a ticket's stream too. What a fan alone
 * can do (follow, subscribe, pay) is said to fans alone. Whether the creator is there for the viewer at all is asked before.
 */
export function accessTo(stream: AccessFacts, viewer: Looking | null): LiveAccess {
  if (viewer === null) return stream.audience === 'everyone' && !stream.is_nsfw ? 'open' : 'sign_in';
  if (viewer.id === stream.creator_id) return 'open';
  if (stream.is_nsfw && viewer.isSafeMode) return 'mature';
  if (stream.audience === 'everyone' || stream.is_subscribed) return 'open';
  if (stream.audience === 'followers') return stream.is_followed ? 'open' : forFans(viewer, 'follow');
  if (stream.audience === 'ticket') return stream.has_ticket ? 'open' : forFans(viewer, 'ticket');
  return forFans(viewer, 'subscribe');
}

function forFans({ userType }: Looking, missing: LiveAccess): LiveAccess {
  return userType === 'fan' ? missing : 'closed';
}

/** Does this person keep the chat of a stream in order (P636)? */
export function moderates(
  stream: Pick<AccessFacts, 'creator_id'> & { is_moderator: boolean },
  { id }: Pick<Viewer, 'id'>,
): boolean {
  return stream.creator_id === id || stream.is_moderator;
}

/** May they look at any stream unseen (P638)? */
export function mayLookUnseen({ userType, staffRole }: Pick<Viewer, 'userType' | 'staffRole'>): boolean {
  return userType === 'admin' && mayInto('moderation', staffRole);
}

/** A picture that came so long ago is away. */
const AWAY_MS = 5 * SECOND_MS;

/** Is the picture away, for now (P623)? */
export function isWaiting({ last_part_at }: { last_part_at: Date | null }, now: Date): boolean {
  return last_part_at === null || now.getTime() - last_part_at.getTime() > AWAY_MS;
}

type Heard = Record<'last_part_at' | 'started_at', Date | null>;

/** When something came of a stream last; its beginning, before anything has. */
export function heardAt({ last_part_at, started_at }: Heard, now: Date): Date {
  return last_part_at ?? started_at ?? now;
}

/** In how many seconds a stream ends where nothing more comes of it (P623); null where it does not run. */
export function endsInSeconds(stream: Heard & { state: string }, now: Date): number | null {
  if (stream.state !== 'running') return null;
  const silentMs = now.getTime() - heardAt(stream, now).getTime();
  const left = Math.ceil(LIVE.reconnectSeconds - silentMs / SECOND_MS);
  return Math.min(LIVE.reconnectSeconds, Math.max(0, left));
}

/** Since when a running stream has been silent for too long, and has ended (P623). */
export function lostBefore(now: Date): Date {
  return new Date(now.getTime() - LIVE.reconnectSeconds * SECOND_MS);
}

/** Has a stream shown pictures for longer than any may (P1008)? */
export function lastsTooLong({ last_part_at: to, started_at: from }: Heard): boolean {
  return from !== null && to !== null && to.getTime() - from.getTime() >= LIVE.longestHours * HOUR_MS;
}

/** Whoever carries a stream says so every two seconds; who was not heard of for so long is gone. */
export const UNHEARD_MS = 15 * SECOND_MS;

/**
 * Is a stream that is lost lost with whoever carried it? Where that goes on saying that nothing comes, its host is gone; where it could not say so for a while
 * and nothing came since, as while the database was away, it was us (P1007).
 */
export function isCarrierLost(
  {
    heard_at: heardAt,
    unheard_until: until,
    last_part_at: partAt,
  }: Record<'heard_at' | 'unheard_until' | 'last_part_at', Date | null>,
  now: Date,
): boolean {
  if (heardAt === null || now.getTime() - heardAt.getTime() > UNHEARD_MS) return true;
  return until !== null && (partAt === null || partAt <= until);
}

export type EndedWhy = 'host' | 'lost' | 'staff' | 'never_came';

/** When a stream was over that is ended now: one that is lost was with its last picture, however late that is found (P971). */
export function endOf(stream: Heard, why: EndedWhy, now: Date): Date {
  if (why !== 'lost') return now;
  const heard = heardAt(stream, now);
  return heard < now ? heard : now;
}

interface Ended {
  /** Whoever carried it was gone, too. */
  is_carrier_lost: boolean;
  started_at: Date | null;
  ended_at: Date | null;
  ended_why: EndedWhy | null;
}

/**
 * Do tickets of a stream that ended come back (P630)? Where it never began, was cut, was lost by us, and where it was over within two minutes. The law
 * `tickets-come-back` says the same in SQL.
 */
export function givesBack({
  started_at: from,
  ended_at: to,
  ended_why: why,
  is_carrier_lost,
}: Ended): boolean {
  if (why === null || to === null) return false;
  if (why === 'staff' || why === 'never_came' || is_carrier_lost || from === null) return true;
  return from > tooLateSince(to);
}

/** Whoever bought a ticket later than that of a stream that ended could watch less of it than a stream is that counts (P797). */
export function tooLateSince(endedAt: Date): Date {
  return new Date(endedAt.getTime() - LIVE.refundMinutes * MINUTE_MS);
}

/** Does a ticket that was bought then come back: with all of its stream, or because too little was left (P797)? */
export function givesTicketBack(ended: Ended & { gives_late_back: boolean }, boughtAt: Date): boolean {
  const { ended_at: to, gives_late_back: isByRule } = ended;
  return givesBack(ended) || (isByRule && to !== null && boughtAt > tooLateSince(to));
}
