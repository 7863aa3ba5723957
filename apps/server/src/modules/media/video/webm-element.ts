import type { FileEditor } from './file-editor.ts';
import { MalformedVideo } from './malformed-video.ts';

/**
 * An element of a WebM (EBML) file. Positions in bytes from the start of the file; `end` is the first one after it,
 * and is the parent's end when the size is not written (live recordings).
 */
export interface Element {
  id: number;
  start: number;
  payload: number;
  end: number;
  isSizeKnown: boolean;
}

const VOID = 0xec;
const MAX_ID_BYTES = 4;
const MAX_SIZE_BYTES = 8;
const LONG_VOID_HEADER_BYTES = 9;

/** How many bytes a variable-length number takes, from the leading zero bits of its first byte. */
function lengthOf(first: number | undefined, longest: number): number {
  const length = first === undefined ? Number.POSITIVE_INFINITY : Math.clz32(first) - 23;
  if (length > longest) throw new MalformedVideo('a number is too long');
  return length;
}

function sizeIn(bytes: Buffer): { size: number; isKnown: boolean } {
  const marker = 0x80 >> (bytes.length - 1);
  let size = (bytes[0] ?? 0) & (marker - 1);
  let isKnown = size !== marker - 1;
  for (const byte of bytes.subarray(1)) {
    size = size * 256 + byte;
    isKnown ||= byte !== 0xff;
  }
  return { size, isKnown };
}

/** The element that begins at `start` and must end by `limit`. */
export async function readElement(file: FileEditor, start: number, limit: number): Promise<Element> {
  const header = await file.read(start, Math.min(MAX_ID_BYTES + MAX_SIZE_BYTES, limit - start));
  const idBytes = lengthOf(header[0], MAX_ID_BYTES);
  const sizeBytes = lengthOf(header[idBytes], MAX_SIZE_BYTES);
  if (header.length < idBytes + sizeBytes) throw new MalformedVideo('a header is cut off');
  const { size, isKnown } = sizeIn(header.subarray(idBytes, idBytes + sizeBytes));
  const payload = start + idBytes + sizeBytes;
  const end = isKnown ? payload + size : limit;
  if (end > limit) throw new MalformedVideo(`an element at ${start} does not fit`);
  return { id: header.readUIntBE(0, idBytes), start, payload, end, isSizeKnown: isKnown };
}

/** Writes a Void element over `[start, end)`, at least 2 bytes, and erases what was there. Nothing moves. */
export async function voidOut(file: FileEditor, start: number, end: number): Promise<void> {
  const bytes = end - start;
  if (bytes < LONG_VOID_HEADER_BYTES) {
    await file.write(start, Buffer.from([VOID, 0x80 | (bytes - 2)]));
    return file.erase(start + 2, end);
  }
  const header = Buffer.alloc(LONG_VOID_HEADER_BYTES);
  header.writeUInt8(VOID, 0);
  header.writeBigUInt64BE((1n << 56n) | BigInt(bytes - LONG_VOID_HEADER_BYTES), 1);
  await file.write(start, header);
  await file.erase(start + LONG_VOID_HEADER_BYTES, end);
}
