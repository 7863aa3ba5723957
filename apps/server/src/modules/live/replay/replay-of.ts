import type { CallResponse, Calls } from '@likha/contract';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { OwnRow } from '../streams/stream-lists.queries.ts';
import { recordingOf } from './recording-of.ts';

type Own = CallResponse<Calls['listOwnLives']>['lives'][number];

/** What was sent is in the store and measured by then, or there was nothing. */
const MEASURED_MS = 5 * MINUTE_MS;

/** How a creator's own stream stands on its way to a post (P680). */
export function replayOf(row: OwnRow, now: Date): Pick<Own, 'replay_step' | 'recording'> {
  const replay_step = stepOf(row, now);
  return { replay_step, recording: replay_step === 'choose' ? recordingOf(row) : null };
}

function stepOf(row: OwnRow, now: Date): Own['replay_step'] {
  if (row.replay_post_id !== null) return 'made';
  const mayBecome = row.ended_why === 'host' || row.ended_why === 'lost';
  if (row.ended_at === null || row.replay === 'none' || !mayBecome || row.purged_at !== null) return 'none';
  if (row.replay_to_ms !== null) return 'making';
  if (row.recording_ms !== null) return 'choose';
  return now.getTime() - row.ended_at.getTime() < MEASURED_MS ? 'recording' : 'none';
}
