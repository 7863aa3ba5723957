import { type Allowed, type Box, boxesIn, demandBoxes, onlyBox, Reader } from './boxes.ts';
import { PARTS } from './live-figures.ts';
import { PartRefused } from './part-refused.ts';

export interface LiveTrack {
  id: number;
  /** Units of its time in a second. */
  timescale: number;
  kind: 'video' | 'audio';
}

/** What a host says before the first part. */
export interface LiveInit {
  /** As it came, without when it was made. */
  bytes: Buffer;
  tracks: readonly LiveTrack[];
  width: number;
  height: number;
}

const SAMPLE_TABLE = {
  stsd: 'leaf',
  stts: 'leaf',
  ctts: 'leaf',
  stss: 'leaf',
  stsc: 'leaf',
  stsz: 'leaf',
  stco: 'leaf',
} as const;
/** What a recorder needs to say, and nothing that could tell where or by whom it was recorded. */
const ALLOWED = {
  ftyp: 'leaf',
  moov: {
    mvhd: 'leaf',
    mvex: { mehd: 'leaf', trex: 'leaf' },
    trak: {
      tkhd: 'leaf',
      edts: { elst: 'leaf' },
      mdia: {
        mdhd: 'leaf',
        hdlr: 'leaf',
        minf: { vmhd: 'leaf', smhd: 'leaf', dinf: { dref: 'leaf' }, stbl: SAMPLE_TABLE },
      },
    },
  },
} as const satisfies Allowed;

/** Of a description of samples: what comes before its size, and before the boxes in it. */
const VIDEO_ENTRY = { sizeAt: 24, bytes: 78 } as const;
const AUDIO_CODECS = new Set(['mp4a', 'Opus']);
const LEAST_SIDE = 16;
const TIMESCALES = { least: 100, most: 10_000_000 };

/**
 * Reads an init segment: H.264, and AAC or Opus if there is sound, in boxes that are all known (P610).
 * @throws PartRefused
 */
export function readInit(given: Buffer): LiveInit {
  if (given.length > PARTS.initBytes) throw new PartRefused('boxes');
  const bytes = Buffer.from(given);
  demandBoxes(bytes, ALLOWED);
  const top = boxesIn(bytes);
  onlyBox(top, 'ftyp');
  const moov = onlyBox(top, 'moov');
  const inside = boxesIn(bytes, moov.body, moov.end);
  onlyBox(inside, 'mvex');
  forgetTimes(bytes, onlyBox(inside, 'mvhd'));
  const read = inside.filter(({ type }) => type === 'trak').map((trak) => readTrack(bytes, trak));
  const [video, ...others] = read.filter(({ track }) => track.kind === 'video');
  if (!video?.size || others.length > 0 || read.length > 2) throw new PartRefused('codec');
  const tracks = read.map(({ track }) => track);
  if (new Set(tracks.map(({ id }) => id)).size < tracks.length) throw new PartRefused('boxes');
  return { bytes, tracks, ...video.size };
}

function readTrack(bytes: Buffer, trak: Box) {
  const inside = boxesIn(bytes, trak.body, trak.end);
  const tkhd = onlyBox(inside, 'tkhd');
  const mdia = onlyBox(inside, 'mdia');
  const media = boxesIn(bytes, mdia.body, mdia.end);
  const mdhd = onlyBox(media, 'mdhd');
  const minf = onlyBox(media, 'minf');
  const stbl = onlyBox(boxesIn(bytes, minf.body, minf.end), 'stbl');
  const entry = readEntry(bytes, onlyBox(boxesIn(bytes, stbl.body, stbl.end), 'stsd'));
  const id = afterTimes(bytes, tkhd).u32();
  const timescale = afterTimes(bytes, mdhd).u32();
  if (id === 0 || timescale < TIMESCALES.least || timescale > TIMESCALES.most) throw new PartRefused('boxes');
  for (const box of [tkhd, mdhd]) forgetTimes(bytes, box);
  const handler = new Reader(bytes, onlyBox(media, 'hdlr'));
  handler.skip(8);
  if (handler.text(4) !== (entry.size ? 'vide' : 'soun')) throw new PartRefused('codec');
  const kind = entry.size ? ('video' as const) : ('audio' as const);
  return { track: { id, timescale, kind } satisfies LiveTrack, size: entry.size };
}

/** The one description of samples: of a picture with its size. */
function readEntry(bytes: Buffer, stsd: Box): { size: { width: number; height: number } | null } {
  const head = new Reader(bytes, stsd);
  head.skip(4);
  if (head.u32() !== 1) throw new PartRefused('codec');
  const entries = boxesIn(bytes, head.at, stsd.end);
  const [entry] = entries;
  if (!entry || entries.length > 1) throw new PartRefused('codec');
  if (AUDIO_CODECS.has(entry.type)) return { size: null };
  if (entry.type !== 'avc1') throw new PartRefused('codec');
  const reader = new Reader(bytes, entry);
  reader.skip(VIDEO_ENTRY.sizeAt);
  const [width, height] = [reader.u16(), reader.u16()];
  onlyBox(boxesIn(bytes, entry.body + VIDEO_ENTRY.bytes, entry.end), 'avcC');
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < LEAST_SIDE || short > PARTS.shortSide || long > PARTS.longSide)
    throw new PartRefused('picture_size');
  return { size: { width, height } };
}

/** How long each of the two times is that such a box begins with. */
function timesOf(bytes: Buffer, box: Box) {
  const reader = new Reader(bytes, box);
  const width = reader.u8() === 1 ? 8 : 4;
  reader.skip(3);
  return { reader, width };
}

function afterTimes(bytes: Buffer, box: Box): Reader {
  const { reader, width } = timesOf(bytes, box);
  reader.skip(2 * width);
  return reader;
}

/** When it was made is nobody's business, and would make two of the same camera differ. */
function forgetTimes(bytes: Buffer, box: Box): void {
  const { reader, width } = timesOf(bytes, box);
  const { at } = reader;
  reader.skip(2 * width);
  bytes.fill(0, at, reader.at);
}
