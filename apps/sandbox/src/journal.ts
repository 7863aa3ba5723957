import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Values written to a file one line each, in order, each safe on disk before `append` returns. */
export interface Journal {
  /** What the file held when it was opened. */
  readonly entries: readonly unknown[];
  append(entry: unknown): void;
  close(): void;
}

/**
 * Opens or creates the file. A last line without its line break was never acknowledged, because the process
 * died while writing it: it is cut off, so that the next line does not grow onto it.
 * Everything is synchronous on purpose: no request can see a state that is not on disk yet.
 * @throws Error when another line is damaged
 */
export function openJournal(filePath: string): Journal {
  const folder = path.dirname(filePath);
  mkdirSync(folder, { recursive: true });
  const file = openSync(filePath, 'a+', 0o600);
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) ftruncateSync(file, end);
  syncFolder(folder);
  return {
    entries: parseLines(bytes.subarray(0, end), filePath),
    append(entry) {
      writeWhole(file, `${JSON.stringify(entry)}\n`);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

function parseLines(bytes: Buffer, filePath: string): unknown[] {
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error(`${filePath}: line ${index + 1} is damaged`);
    }
  });
}

function writeWhole(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    written += writeSync(file, bytes, written);
  }
}

/** A new file's name is safe only once its folder is. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
