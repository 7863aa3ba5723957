import type { FastifyInstance } from 'fastify';

const SLAB_BYTES = 64 * 1024;
/** What one unit of a string takes at most in UTF-8. */
const MAX_BYTES_A_UNIT = 3;
/** Below this a string costs no more than its bytes. */
const MIN_LENGTH = 4096;

/**
 * Long answers leave as bytes. Node measures a string before it sends it and sets three bytes a character aside to encode
 * it; here it is encoded once, into a slab that the next answers share. Comes after compression, which does its own.
 */
export function sendBytes(app: FastifyInstance): void {
  const encode = createEncoder();
  app.addHook('onSend', (_request, _reply, payload, done) =>
    done(null, typeof payload === 'string' && payload.length >= MIN_LENGTH ? encode(payload) : payload),
  );
}

/** A slab is written once and never again, so that bytes which wait for a slow reader stay what they are. */
export function createEncoder(): (text: string) => Buffer {
  let slab = Buffer.alloc(0);
  let used = 0;
  return (text) => {
    const most = text.length * MAX_BYTES_A_UNIT;
    if (most > SLAB_BYTES) return Buffer.from(text);
    if (used + most > slab.length) {
      slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
      used = 0;
    }
    const start = used;
    used += slab.write(text, start);
    return slab.subarray(start, used);
  };
}
