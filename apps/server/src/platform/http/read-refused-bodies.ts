import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** As much as anybody may send at once, for as long as a proxy beside us takes with it, and while something comes. */
const MOST_BYTES = 64 * 1024 ** 2;
const LONGEST_MS = 5_000;
const IDLE_MS = 500;

/**
 * Reads what is left of a body before its refusal is sent, where the connection ends with that (P1012): ended with bytes that nobody has
 * read, it takes the answer with it, of which a proxy makes a 502. A connection that is kept is read on by Node itself.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    const isKept = reply.raw.shouldKeepAlive && reply.getHeader('connection') !== 'close';
    if (reply.statusCode >= 400 && !isKept && !raw.complete && !raw.destroyed) await readOn(raw);
    return payload;
  });
}

function readOn(raw: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let bytes = 0;
    const longest = setTimeout(end, LONGEST_MS);
    let idle = setTimeout(end, IDLE_MS);
    function end(): void {
      clearTimeout(longest);
      clearTimeout(idle);
      raw.off('data', count);
      for (const name of ['end', 'close', 'error']) raw.off(name, end);
      done();
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length;
      clearTimeout(idle);
      if (bytes > MOST_BYTES) end();
      else idle = setTimeout(end, IDLE_MS);
    }
    for (const name of ['end', 'close', 'error']) raw.on(name, end);
    raw.on('data', count);
    raw.unpipe();
    raw.resume();
  });
}
