import type { FileEditor } from './file-editor.ts';
import { MalformedVideo } from './malformed-video.ts';
import { type Box, type BoxBudget, boxesWithin } from './mp4-box.ts';

// Position and motion are recorded a few hundred times a second at most, for a few minutes.
const MAX_SAMPLES = 200_000;

async function word(file: FileEditor, position: number): Promise<number> {
  const bytes = await file.read(position, 4);
  if (bytes.length < 4) throw new MalformedVideo('a table is cut off');
  return bytes.readUInt32BE(0);
}

/** Where the table's entries begin and how many there are, checked against the box that holds them. */
async function entriesOf(file: FileEditor, box: Box, countAt: number, entryBytes: number) {
  const first = box.payload + countAt + 4;
  const count = await word(file, box.payload + countAt);
  if (count > MAX_SAMPLES || first + count * entryBytes > box.end)
    throw new MalformedVideo('a table is too long');
  return { first, count };
}

async function chunkOffsets(file: FileEditor, box: Box): Promise<number[]> {
  const entryBytes = box.type === 'co64' ? 8 : 4;
  const { first, count } = await entriesOf(file, box, 4, entryBytes);
  const offsets: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const position = first + at * entryBytes;
    const high = entryBytes === 8 ? await word(file, position) : 0;
    offsets.push(high * 2 ** 32 + (await word(file, position + entryBytes - 4)));
  }
  return offsets;
}

async function sampleSizes(file: FileEditor, box: Box): Promise<(sample: number) => Promise<number>> {
  const same = await word(file, box.payload + 4);
  if (same !== 0) return async () => same;
  const { first, count } = await entriesOf(file, box, 8, 4);
  return async (sample) => (sample < count ? word(file, first + sample * 4) : 0);
}

/** How many samples each chunk holds, from runs of "from this chunk on, so many". */
async function samplesPerChunk(file: FileEditor, box: Box, chunks: number): Promise<number[]> {
  const { first, count } = await entriesOf(file, box, 4, 12);
  const perChunk: number[] = [];
  for (let run = 0; run < count; run += 1) {
    const samples = await word(file, first + run * 12 + 4);
    const next = run + 1 < count ? (await word(file, first + (run + 1) * 12)) - 1 : chunks;
    while (perChunk.length < Math.min(next, chunks)) perChunk.push(samples);
  }
  return perChunk;
}

/**
 * Erases the samples that a track points at, wherever they lie in the file. For tracks that must go, such as the
 * positions recorded by a camera: without it their bytes would stay behind in the media data.
 * @throws MalformedVideo when the tables are broken or point outside the file
 */
export async function eraseSamples(file: FileEditor, stbl: Box, budget: BoxBudget): Promise<void> {
  const tables = new Map<string, Box>();
  for await (const box of boxesWithin(file, stbl.payload, stbl.end, budget)) tables.set(box.type, box);
  const [sizes, runs, offsets] = [
    tables.get('stsz'),
    tables.get('stsc'),
    tables.get('stco') ?? tables.get('co64'),
  ];
  if (!sizes || !runs || !offsets) return;
  const chunks = await chunkOffsets(file, offsets);
  const perChunk = await samplesPerChunk(file, runs, chunks.length);
  const sizeOf = await sampleSizes(file, sizes);
  let sample = 0;
  for (const [chunk, offset] of chunks.entries()) {
    const last = sample + (perChunk[chunk] ?? 0);
    if (last > MAX_SAMPLES) throw new MalformedVideo('too many samples');
    let end = offset;
    for (; sample < last; sample += 1) end += await sizeOf(sample);
    if (end > file.size) throw new MalformedVideo('a sample lies outside the file');
    await file.erase(offset, end);
  }
}
