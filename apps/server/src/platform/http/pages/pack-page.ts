import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRawSync, gunzip } from 'node:zlib';
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
const packedOnce = new LRUCache<string, { bytes: Buffer; packed: Buffer }>({
  maxSize: MOST_KEPT,
  sizeCalculation: ({ bytes, packed }) => packed.length + 2 * bytes.length,
});

/**
 * A page as gzip. A third of it are styles and the script, the same in every page of its kind: packing them took half of what
 * packing a page took (docs/decisions/0081). Pieces stand one behind the other as blocks of one stream; each text is turned into
 * bytes once.
 */
export function packPage({ html, same = [] }: Pick<Page, 'html' | 'same'>): Buffer {
  const blocks: Buffer[] = [HEADER];
  let [done, bytesDone, sum] = [0, 0, 0];
  const add = ({ bytes, packed }: { bytes: Buffer; packed: Buffer }) => {
    blocks.push(packed);
    bytesDone += bytes.length;
    sum = crc32(bytes, sum);
  };
  for (const { at, text } of same) {
    if (text.length < LEAST) continue;
    if (at > done) add(pack(html.slice(done, at), EACH));
    add(packOnce(text));
    done = at + text.length;
  }
  add(pack(html.slice(done), EACH));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(bytesDone, 4);
  return Buffer.concat([...blocks, END, trailer]);
}

/** The step to the levels that search for the shortest saying takes a tenth off a page, the last one takes thrice the time. */
const REPACKED = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/**
 * A packed page as Brotli, a fifth smaller: it is there with the packets that a new connection may send at once, where as gzip
 * it waits for a further round. Takes some 30 ms of a core, outside of the thread that answers.
 */
export async function repack(gzipped: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(await promisify(gunzip)(gzipped), REPACKED);
}

function pack(text: string, how: typeof EACH) {
  const bytes = Buffer.from(text);
  return { bytes, packed: deflateRawSync(bytes, how) };
}

function packOnce(text: string) {
  const known = packedOnce.get(text);
  if (known) return known;
  const made = pack(text, ONCE);
  packedOnce.set(text, made);
  return made;
}
