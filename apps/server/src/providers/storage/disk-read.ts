import * as fs from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { ByteRange, OpenedFile } from './storage.ts';

// Bare descriptors: handles from node:fs/promises cost half as much again per file, and this is the hot path.
const openDescriptor = promisify(fs.open);
const statDescriptor = promisify(fs.fstat);
const closeDescriptor = promisify(fs.close);

// One read fills what a socket takes in one go; more only costs memory per connection.
const CHUNK_BYTES = 256 * 1024;
// Pictures fit: one read and one write are far cheaper than a stream over the descriptor.
const WHOLE_BYTES = 256 * 1024;

function readInto(descriptor: number, bytes: Buffer, position: number): Promise<number> {
  return new Promise((resolve, reject) => {
    fs.read(descriptor, bytes, 0, bytes.length, position, (error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });
}

async function openWhole(descriptor: number, start: number, bytes: number): Promise<OpenedFile> {
  const content = Buffer.allocUnsafe(bytes);
  const count = bytes === 0 ? 0 : await readInto(descriptor, content, start);
  // Files are replaced by renaming, never rewritten, so a short read means a failing disk.
  if (count !== bytes) throw new Error(`read ${count} of ${bytes} bytes`);
  return {
    bytes,
    whole: content,
    get stream() {
      return Readable.from(bytes > 0 ? [content] : [], { objectMode: false });
    },
  };
}

function openStream(descriptor: number, start: number, bytes: number): OpenedFile {
  // An explicit end spares the extra read that would only find the end of the file.
  const options = { fd: descriptor, start, end: start + bytes - 1, highWaterMark: CHUNK_BYTES };
  return { stream: fs.createReadStream('', options), bytes };
}

/**
 * Opens a file, or a range of it with both ends included.
 * @returns null when the path is a folder
 * @throws RangeError when the range begins past the last byte; the error of `open` when there is no such file
 */
export async function openFile(path: string, range?: ByteRange): Promise<OpenedFile | null> {
  const descriptor = await openDescriptor(path, 'r');
  let isHandedOn = false;
  try {
    const found = await statDescriptor(descriptor);
    if (!found.isFile()) return null;
    const start = range?.start ?? 0;
    if (range && start >= found.size)
      throw new RangeError(`the range begins at ${start} of ${found.size} bytes`);
    const bytes = Math.min(range?.end ?? found.size - 1, found.size - 1) - start + 1;
    if (bytes <= WHOLE_BYTES) return await openWhole(descriptor, start, bytes);
    isHandedOn = true;
    return openStream(descriptor, start, bytes);
  } finally {
    // Nobody waits for the closing of a file that was only read.
    if (!isHandedOn) void closeDescriptor(descriptor);
  }
}
