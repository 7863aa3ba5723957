import { type Allowed, type Box, boxesIn, demandBoxes, onlyBox, Reader } from './boxes.ts';
import { PARTS } from './live-figures.ts';
import { PartRefused } from './part-refused.ts';
import type { LiveInit, LiveTrack } from './read-init.ts';

/** A track in one part, in units of its own time. */
export interface TrackRun {
  id: number;
  start: number;
  end: number;
}

export interface LivePart {
  /** Of its picture. */
  ms: number;
  runs: readonly TrackRun[];
}

const ALLOWED = {
  moof: { mfhd: 'leaf', traf: { tfhd: 'leaf', tfdt: 'leaf', trun: 'leaf' } },
  mdat: 'leaf',
} as const satisfies Allowed;

/** Flags of the boxes, as ISO/IEC 14496-12 has them. */
const TFHD = { description: 0x2, duration: 0x8, size: 0x10, flags: 0x20, baseIsMoof: 0x20000 } as const;
const TRUN = {
  offset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  composition: 0x800,
} as const;
const KNOWN_TFHD = Object.values(TFHD).reduce<number>((all, flag) => all | flag, 0);
const KNOWN_TRUN = Object.values(TRUN).reduce<number>((all, flag) => all | flag, 0);
const IS_NO_KEY_FRAME = 0x10000;
const MOST_SAMPLES = 1000;
const MOST_SOUND_MS = 5000;

interface Run extends TrackRun {
  track: LiveTrack;
  /** Where its bytes are, from the beginning of the part. */
  from: number;
  to: number;
  samples: number;
  beginsWithKeyFrame: boolean;
}

/**
 * Reads one part: one `moof` and one `mdat` that holds the samples which it lists and nothing else, of tracks that were announced; the
 * picture begins with a key frame (P611).
 * @throws PartRefused
 */
export function readPart(bytes: Buffer, { tracks }: Pick<LiveInit, 'tracks'>): LivePart {
  demandBoxes(bytes, ALLOWED);
  const [moof, mdat, ...rest] = boxesIn(bytes);
  if (moof?.type !== 'moof' || mdat?.type !== 'mdat' || rest.length > 0) throw new PartRefused('boxes');
  const inside = boxesIn(bytes, moof.body, moof.end);
  onlyBox(inside, 'mfhd');
  const runs = inside.filter(({ type }) => type === 'traf').map((traf) => readRun(bytes, traf, tracks));
  if (new Set(runs.map(({ id }) => id)).size < runs.length) throw new PartRefused('boxes');
  demandFilled(runs, mdat);
  const video = runs.find(({ track }) => track.kind === 'video');
  if (!video) throw new PartRefused('samples');
  if (!video.beginsWithKeyFrame) throw new PartRefused('key_frame');
  const ms = msOf(video);
  if (ms < PARTS.leastMs || ms > PARTS.mostMs) throw new PartRefused('duration');
  if (video.samples > Math.ceil((ms / 1000) * PARTS.framesPerSecond) + 1) throw new PartRefused('frame_rate');
  if (runs.some((run) => msOf(run) > MOST_SOUND_MS)) throw new PartRefused('duration');
  return { ms, runs: runs.map(({ id, start, end }) => ({ id, start, end })) };
}

const msOf = ({ start, end, track }: Run) => ((end - start) * 1000) / track.timescale;

/** The samples of all tracks lie one after the other and fill what holds them: nothing is hidden between or behind. */
function demandFilled(runs: readonly Run[], mdat: Box): void {
  let at = mdat.body;
  for (const { from, to } of runs.toSorted((one, other) => one.from - other.from)) {
    if (from !== at) throw new PartRefused('samples');
    at = to;
  }
  if (at !== mdat.end) throw new PartRefused('samples');
}

function readRun(bytes: Buffer, traf: Box, tracks: readonly LiveTrack[]): Run {
  const inside = boxesIn(bytes, traf.body, traf.end);
  const defaults = readDefaults(new Reader(bytes, onlyBox(inside, 'tfhd')));
  const track = tracks.find(({ id }) => id === defaults.id);
  if (!track) throw new PartRefused('boxes');
  const start = readStart(new Reader(bytes, onlyBox(inside, 'tfdt')));
  const samples = readSamples(new Reader(bytes, onlyBox(inside, 'trun')), defaults);
  const { from, size, duration, count, firstFlags } = samples;
  return {
    id: track.id,
    track,
    start,
    end: start + duration,
    from,
    to: from + size,
    samples: count,
    beginsWithKeyFrame: (firstFlags & IS_NO_KEY_FRAME) === 0,
  };
}

interface Defaults {
  id: number;
  duration: number;
  size: number;
  flags: number;
}

function readDefaults(reader: Reader): Defaults {
  reader.skip(1);
  const flags = reader.u24();
  // Offsets from elsewhere than this part would lead out of it.
  if ((flags & ~KNOWN_TFHD) !== 0 || (flags & TFHD.baseIsMoof) === 0) throw new PartRefused('boxes');
  const id = reader.u32();
  if (flags & TFHD.description && reader.u32() !== 1) throw new PartRefused('boxes');
  const value = (flag: number) => (flags & flag ? reader.u32() : 0);
  const defaults = {
    id,
    duration: value(TFHD.duration),
    size: value(TFHD.size),
    flags: value(TFHD.flags),
  };
  if (reader.left > 0) throw new PartRefused('boxes');
  return defaults;
}

function readStart(reader: Reader): number {
  // The older one of 32 bits has no room for the time of a recording that is put together.
  if (reader.u8() !== 1) throw new PartRefused('boxes');
  reader.skip(3);
  const start = reader.u64();
  if (reader.left > 0) throw new PartRefused('boxes');
  return start;
}

function readSamples(reader: Reader, defaults: Defaults) {
  reader.skip(1);
  const flags = reader.u24();
  if ((flags & ~KNOWN_TRUN) !== 0 || (flags & TRUN.offset) === 0) throw new PartRefused('boxes');
  const count = reader.u32();
  if (count === 0 || count > MOST_SAMPLES) throw new PartRefused('samples');
  const from = reader.i32();
  const given = flags & TRUN.firstFlags ? reader.u32() : null;
  const value = (flag: number, otherwise: number) => (flags & flag ? reader.u32() : otherwise);
  let [duration, size, firstFlags] = [0, 0, defaults.flags];
  for (let sample = 0; sample < count; sample += 1) {
    duration += value(TRUN.duration, defaults.duration);
    size += value(TRUN.size, defaults.size);
    const own = value(TRUN.flags, defaults.flags);
    if (sample === 0) firstFlags = given ?? own;
    value(TRUN.composition, 0);
  }
  if (reader.left > 0) throw new PartRefused('boxes');
  return { from, size, duration, count, firstFlags };
}
