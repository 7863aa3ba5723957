import { Writable } from 'node:stream';

/** Takes what is written to it and hands it on as one text when it ends. */
export function collectText(done: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      // React writes into one buffer again and again.
      chunks.push(Uint8Array.from(chunk));
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}
