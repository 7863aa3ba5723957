import { LIVE } from '@likha/contract/live/live-limits';
import type { LiveStream, OwnLive } from '../live.ts';

/** A stream in front of its camera: one that was made a moment ago has sold nothing. */
export type HostedLive = LiveStream & Partial<Pick<OwnLive, 'tickets_count'>>;

const EARLY_MS = LIVE.lateMinutes * 60_000;

/** Does it begin later than its host may go live now? Only where somebody has a ticket for its time. */
export function isTooEarly(
  { state, scheduled_at: at, tickets_count: sold = 0 }: HostedLive,
  now: number,
): boolean {
  return state === 'scheduled' && at !== null && sold > 0 && new Date(at).getTime() - now > EARLY_MS;
}
