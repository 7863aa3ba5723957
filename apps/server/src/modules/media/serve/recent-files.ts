import { Readable } from 'node:stream';
import type { ByteRange, OpenedFile } from '../../../providers/storage/storage.ts';

/** Small files that were asked for lately, in memory: what guests look at is the same picture for all of them. */
export interface RecentFiles {
  open(key: string, range?: ByteRange): OpenedFile | null;
  remember(key: string, file: OpenedFile): void;
}

/** @param maxBytes what all of them may hold together; the one that was asked for longest ago makes room */
export function createRecentFiles(maxBytes: number): RecentFiles {
  const files = new Map<string, Buffer>();
  let held = 0;

  function forget(key: string): void {
    held -= files.get(key)?.length ?? 0;
    files.delete(key);
  }

  return {
    open(key, range) {
      const content = files.get(key);
      if (!content) return null;
      files.delete(key);
      files.set(key, content);
      return openBytes(content, range);
    },
    remember(key, { whole }) {
      if (!whole || whole.length > maxBytes) return;
      forget(key);
      files.set(key, whole);
      held += whole.length;
      for (const oldest of files.keys()) {
        if (held <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}

function openBytes(content: Buffer, range: ByteRange | undefined): OpenedFile {
  if (range && range.start >= content.length)
    throw new RangeError(`the range begins at ${range.start} of ${content.length} bytes`);
  const whole = range ? content.subarray(range.start, range.end + 1) : content;
  return {
    whole,
    bytes: whole.length,
    get stream() {
      return Readable.from([whole], { objectMode: false });
    },
  };
}
