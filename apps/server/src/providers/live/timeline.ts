import { PARTS } from './live-figures.ts';
import { PartRefused } from './part-refused.ts';
import type { LiveTrack } from './read-init.ts';
import type { LivePart, TrackRun } from './read-part.ts';

/** What was taken of a stream, one after the other: an init segment (n = 0) or a part. The same on every node. */
export interface Entry {
  /** 1, 2, 3 … through all generations. */
  seq: number;
  generation: number;
  n: number;
  /** The segment that it is in, and its place there. */
  msn: number;
  index: number;
  /** Segments that began with a discontinuity, up to and with this one. */
  breaks: number;
  isBreak: boolean;
  ms: number;
  bytes: number;
  crc: number;
  runs: readonly TrackRun[];
  /** Of the stream, up to and with this one. */
  totalMs: number;
  parts: number;
  /** When it was taken, by the node's own clock: for people and for other nodes. */
  at: number;
}

type Taken = Pick<Entry, 'generation' | 'n' | 'crc' | 'bytes' | 'at'>;

/** A stream that begins, or that nobody remembers. @param msn the first segment that is not in its recording */
export function firstEntry(taken: Taken, msn: number): Entry {
  return {
    ...taken,
    seq: 1,
    msn,
    // Whatever comes next begins a segment.
    index: PARTS.inSegment - 1,
    breaks: 0,
    isBreak: false,
    ms: 0,
    runs: [],
    totalMs: 0,
    parts: 0,
  };
}

/** An init segment of a generation that follows. */
export function nextInit(head: Entry, taken: Taken): Entry {
  return { ...head, ...taken, seq: head.seq + 1, isBreak: false, ms: 0, runs: [] };
}

/**
 * Where a part goes: into the segment that is open, or a new one where that is full or time makes a leap (P612).
 * @throws PartRefused where time runs backwards
 */
export function nextPart(head: Entry, taken: Taken, part: LivePart, tracks: readonly LiveTrack[]): Entry {
  const isFirst = head.n === 0;
  const leap = isFirst ? 0 : leapMs(head.runs, part.runs, tracks);
  const isBreak = isFirst ? head.totalMs > 0 : leap > PARTS.holeMs;
  const isStart = isFirst || isBreak || head.index === PARTS.inSegment - 1;
  // Before the very first part there is no segment that it could follow.
  const isNew = isStart && head.totalMs > 0;
  return {
    ...taken,
    seq: head.seq + 1,
    msn: head.msn + (isNew ? 1 : 0),
    index: isStart ? 0 : head.index + 1,
    breaks: head.breaks + (isBreak ? 1 : 0),
    isBreak,
    ms: part.ms,
    runs: mergeRuns(head.runs, part.runs),
    totalMs: head.totalMs + part.ms,
    parts: head.parts + 1,
  };
}

/** Rounding to units of a track's time. */
const TOLERATED_MS = 60;

/** By how much the picture's time leaps ahead. @throws PartRefused */
function leapMs(
  before: readonly TrackRun[],
  after: readonly TrackRun[],
  tracks: readonly LiveTrack[],
): number {
  let leap = 0;
  for (const run of after) {
    const track = tracks.find(({ id }) => id === run.id);
    const last = before.find(({ id }) => id === run.id);
    if (!track || !last) continue;
    const ms = ((run.start - last.end) * 1000) / track.timescale;
    if (ms < -TOLERATED_MS) throw new PartRefused('time');
    if (track.kind === 'video') leap = ms;
  }
  return leap;
}

/** A track that is not in each part keeps where it was. */
function mergeRuns(before: readonly TrackRun[], after: readonly TrackRun[]): readonly TrackRun[] {
  return [...before.filter(({ id }) => !after.some((run) => run.id === id)), ...after];
}

/** Bytes and media time of late, oldest first. */
export type Lately = readonly Pick<Entry, 'ms' | 'bytes'>[];

/** The rate over the last seconds of media, this part included. @throws PartRefused */
export function demandRate(lately: Lately, bytes: number, ms: number): void {
  let [sum, over] = [bytes, ms];
  for (const entry of lately.toReversed()) {
    if (over >= PARTS.rateOverMs) break;
    sum += entry.bytes;
    over += entry.ms;
  }
  // What has just begun is judged as if it had been going on quietly: a key frame is larger than what follows.
  if ((sum * 8000) / Math.max(over, PARTS.rateOverMs / 2) > PARTS.bitsPerSecond)
    throw new PartRefused('bit_rate');
}

/** Entries that a node remembers of a stream: what is sent again of them is known, and the rate is taken over them. */
export const PARTS_REMEMBERED = 60;
