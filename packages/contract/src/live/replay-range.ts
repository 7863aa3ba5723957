import { UPLOAD } from '../limits.ts';
import { LIVE } from './live-limits.ts';

/** A recording: how long it is, and the bytes of each ten seconds of it. */
export interface Recording {
  duration_ms: number;
  ten_seconds: readonly number[];
}

const TEN_MS = 10_000;
/** Of one longer than an hour no video is made; parts are whole, and may end a little later than was asked. */
const MOST_MS = UPLOAD.videoSeconds * 1000 - 1000;

/** What a replay may be, as people are told it (P680). */
export const REPLAY_BOUNDS = {
  seconds: LIVE.replayLeastMs / 1000,
  minutes: UPLOAD.videoSeconds / 60,
  mb: UPLOAD.videoBytes / 1024 / 1024,
};

/** About how many bytes a stretch of a recording has: those of its ten seconds, as much of them as is within. */
export function bytesBetween({ ten_seconds: tens }: Recording, fromMs: number, toMs: number): number {
  let bytes = 0;
  for (let at = Math.floor(fromMs / TEN_MS); at < tens.length && at * TEN_MS < toMs; at += 1) {
    const within = Math.min(toMs, (at + 1) * TEN_MS) - Math.max(fromMs, at * TEN_MS);
    bytes += ((tens[at] ?? 0) * within) / TEN_MS;
  }
  return bytes;
}

/** Where a replay that begins there ends at the latest, in ms: a video has bounds (P680). To a part's length. */
export function latestEnd(recording: Recording, fromMs: number): number {
  const end = Math.min(recording.duration_ms, fromMs + MOST_MS);
  const fits = (toMs: number) => bytesBetween(recording, fromMs, toMs) <= UPLOAD.videoBytes;
  if (fits(end)) return end;
  let [most, beyond] = [0, Math.ceil((end - fromMs) / LIVE.partMs)];
  while (beyond - most > 1) {
    const between = Math.floor((most + beyond) / 2);
    if (fits(fromMs + between * LIVE.partMs)) most = between;
    else beyond = between;
  }
  return fromMs + most * LIVE.partMs;
}

/** May a replay be this stretch? */
export function isReplayRange(recording: Recording, { from, to }: { from: number; to: number }): boolean {
  return from >= 0 && to - from >= LIVE.replayLeastMs && to <= latestEnd(recording, from);
}
