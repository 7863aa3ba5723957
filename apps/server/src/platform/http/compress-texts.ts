import { gzipSync, type ZlibOptions } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into one packet with its headers, and nobody would have it sooner. */
const MIN_BYTES = 1300;
/** No answer is longer; one that were would be sent as it is. */
const MAX_BYTES = 1536 * 1024;
/**
 * The fastest level, with a window that a page of a list fits into: memory that is set aside for each answer makes the
 * collector run, which cost more than the compressing (docs/decisions/0014).
 */
export const GZIP: ZlibOptions = { level: 1, windowBits: 14, memLevel: 7, chunkSize: 2048 };
const REFUSES_GZIP = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/;
const TAKES_BROTLI = /(^|[,\s])br\s*(,|$)/;

/**
 * Compresses answers that are text, at once and without a copy for each (P14). Files of the web app are compressed when they
 * are built.
 */
export function compressTexts(app: FastifyInstance): void {
  const bytes = Buffer.alloc(MAX_BYTES);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (
      !isText(payload) ||
      !acceptsGzip(request.headers['accept-encoding']) ||
      reply.hasHeader('content-encoding')
    )
      return done(null, payload);
    const length = bytes.write(payload);
    reply.header('content-encoding', 'gzip').header('vary', varyOf(reply.getHeader('vary')));
    done(null, gzipSync(bytes.subarray(0, length), GZIP));
  });
}

function isText(payload: unknown): payload is string {
  return typeof payload === 'string' && payload.length >= MIN_BYTES && fits(payload);
}

/** A character takes three bytes at the most; only where that says nothing are they counted. */
function fits(text: string): boolean {
  return text.length * 3 <= MAX_BYTES || Buffer.byteLength(text) <= MAX_BYTES;
}

/** Whether a browser that sends this takes gzip. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  const accepted = String(header ?? '');
  return accepted.includes('gzip') && !REFUSES_GZIP.test(accepted);
}

/** Whether a browser that sends this takes Brotli; one that weighs it against others is sent gzip. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return TAKES_BROTLI.test(String(header ?? ''));
}

function varyOf(known: unknown): string {
  return known ? `${String(known)}, accept-encoding` : 'accept-encoding';
}
