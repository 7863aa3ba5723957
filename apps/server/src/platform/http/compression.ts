import { constants, type ZlibOptions } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into one packet anyway. */
const MIN_BYTES = 1024;
/** Up to this an answer is compressed at once: setting up a stream for it costs more than compressing a page of a list. */
const MAX_BYTES_AT_ONCE = 256 * 1024;
/** The fastest. What a higher level saves in bytes, some 3 %, costs more time than sending them. */
const LEVEL = 1;
/** 64 kB are looked back at, as no page of a list is longer: what is set aside for more makes the collector run. */
const WINDOW_LOG = 16;
/** What is set aside for a result at a time; pages of a list come to some 9 kB. */
const CHUNK_BYTES = 8 * 1024;

/**
 * Compresses text in the cheapest way that the browser understands (P14). The plugin sets `Vary`; entity tags of
 * static files are weak, so they hold for every encoding.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: MIN_BYTES,
    syncThreshold: MAX_BYTES_AT_ONCE,
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: {
      chunkSize: CHUNK_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: LEVEL,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_LOG,
      },
    },
    zlibOptions: gzipAndZstd,
  });
}

/** The plugin hands both the same options: gzip reads `level` and looks back 32 kB at most, zstd reads `params`. */
const gzipAndZstd: ZlibOptions & { params: Record<number, number> } = {
  level: LEVEL,
  chunkSize: CHUNK_BYTES,
  params: {
    [constants.ZSTD_c_compressionLevel]: LEVEL,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
  },
};
