import type { FileEditor } from './file-editor.ts';
import { MalformedVideo } from './malformed-video.ts';

/** A box of an MP4 or MOV file. Positions in bytes from the start of the file; `end` is the first one after it. */
export interface Box {
  type: string;
  start: number;
  payload: number;
  end: number;
}

// A file of an hour in tiny fragments has some ten thousand; ten times that is no video.
const MAX_BOXES = 100_000;
const SHORT_HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

/** Counts boxes over a whole file, so that a hostile one cannot keep us busy. */
export class BoxBudget {
  #left = MAX_BOXES;

  spend(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new MalformedVideo('too many boxes');
  }
}

function boxEnd(header: Buffer, start: number, limit: number): { payload: number; end: number } {
  const size = header.readUInt32BE(0);
  if (size === 0) return { payload: start + SHORT_HEADER_BYTES, end: limit };
  if (size !== 1) return { payload: start + SHORT_HEADER_BYTES, end: start + size };
  if (header.length < LONG_HEADER_BYTES) throw new MalformedVideo('a header is cut off');
  return { payload: start + LONG_HEADER_BYTES, end: start + Number(header.readBigUInt64BE(8)) };
}

/** The box that begins at `start` and must end by `limit`, or null when fewer than 8 bytes are left. */
export async function readBox(file: FileEditor, start: number, limit: number): Promise<Box | null> {
  if (limit - start < SHORT_HEADER_BYTES) return null;
  const header = await file.read(start, Math.min(LONG_HEADER_BYTES, limit - start));
  const { payload, end } = boxEnd(header, start, limit);
  if (end < payload || end > limit) throw new MalformedVideo(`a box at ${start} does not fit`);
  return { type: header.toString('latin1', 4, 8), start, payload, end };
}

/** The boxes of `[start, end)` in order. Bytes too few for a box at the end are left out. */
export async function* boxesWithin(
  file: FileEditor,
  start: number,
  end: number,
  budget: BoxBudget,
): AsyncGenerator<Box> {
  let at = start;
  while (at < end) {
    budget.spend();
    const box = await readBox(file, at, end);
    if (box === null) return;
    yield box;
    at = box.end;
  }
}

/** Turns a box into free space of the same size and erases what it held. Nothing around it moves. */
export async function freeBox(file: FileEditor, box: Box): Promise<void> {
  if (box.type !== 'free') await file.write(box.start + 4, Buffer.from('free', 'latin1'));
  await file.erase(box.payload, box.end);
}
