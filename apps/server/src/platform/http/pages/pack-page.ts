import { constants, crc32, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Page } from './web-pages.ts';

/** What is the same in many pages is packed once, as well as can be; the rest for one page, as it pays. */
const ONCE = { level: 9, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 32 * 1024 };
const EACH = { level: 4, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 16 * 1024 };
/** Bytes of the pieces that are kept, and of what they were packed from. */
const MOST_KEPT = 8 * 1024 * 1024;
/** Below this it is not worth a place of its own. */
const LEAST = 1024;
/** Of gzip: no name, no time, no system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const END = Buffer.from([0x03, 0x00]);
const packedOnce = new LRUCache<string, Buffer>({
  maxSize: MOST_KEPT,
  sizeCalculation: (packed, text) => packed.length + text.length,
});

/**
 * A page as gzip. A third of it are styles and the script, the same in every page of its kind: packing them took half of what
 * packing a page took (docs/decisions/0081). Pieces stand one behind the other as blocks of one stream.
 */
export function packPage({ html, same = [] }: Pick<Page, 'html' | 'same'>): Buffer {
  const pieces: Buffer[] = [HEADER];
  let done = 0;
  for (const [from, to] of same) {
    if (to - from < LEAST) continue;
    if (from > done) pieces.push(deflateRawSync(html.slice(done, from), EACH));
    pieces.push(packOnce(html.slice(from, to)));
    done = to;
  }
  const text = Buffer.from(html);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text), 0);
  trailer.writeUInt32LE(text.length, 4);
  return Buffer.concat([...pieces, deflateRawSync(html.slice(done), EACH), END, trailer]);
}

function packOnce(text: string): Buffer {
  const known = packedOnce.get(text);
  if (known) return known;
  const packed = deflateRawSync(text, ONCE);
  packedOnce.set(ownCopy(text), packed);
  return packed;
}

/** A piece of a page would keep the whole page in memory: V8 holds such a string as a place in the longer one. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}
