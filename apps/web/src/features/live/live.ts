import { LIVE } from '@likha/contract/live/live-limits';
import type { Answer } from '../../lib/api-types.ts';

/** A stream as this viewer sees it. */
export type LiveStream = Answer<'GET /live/{id}'>;
export type OwnLive = Answer<'GET /live/own'>['lives'][number];
export type LiveLine = Answer<'GET /live/{id}/chat'>['lines'][number];

/** Is it on, even though its picture may be away for a moment? */
export function isOn({ state }: Pick<LiveStream, 'state'>): boolean {
  return state === 'running' || state === 'waiting';
}

/** Media may run ahead of the clock, and what was heard last is some seconds old. */
const ABOUT_MS = 60_000;

/** Did whoever carries a stream end it, as it lasted for as long as any may? The same is kept of it as of one that was lost (P628). */
export function lastedTooLong({
  ended_why: why,
  started_at: from,
  ended_at: to,
}: Pick<LiveStream, 'ended_why' | 'started_at' | 'ended_at'>): boolean {
  if (why !== 'lost' || from === null || to === null) return false;
  return new Date(to).getTime() - new Date(from).getTime() >= LIVE.longestHours * 3_600_000 - ABOUT_MS;
}
