import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../platform/start-error.ts';

/** What went into a file, before it was packed and sealed. */
export interface Content {
  bytes: number;
  sha256: string;
}

/** `packed` where the content is not small already, as pictures and videos are. */
export type Form = 'packed' | 'as-it-is';

/**
 * Writes an age file (age-encryption.org/v1), which whoever holds the key of a recipient opens, with this or with `age -d`, and
 * `zstd -d` behind it where it is packed. It appears whole under its name or not at all.
 * @param recipients `age1…`
 */
export async function seal(
  source: Readable,
  path: string,
  { recipients, form }: { recipients: readonly string[]; form: Form },
): Promise<Content> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const { counting, content } = countContent();
  const unfinished = `${path}.unfinished`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  async function* sealed(plain: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    yield* (await encrypter.encrypt(webStreamOf(plain))) as unknown as AsyncIterable<Uint8Array>;
  }
  try {
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    if (form === 'packed') await pipeline(source, counting, createZstdCompress(), sealed, file);
    else await pipeline(source, counting, sealed, file);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  return content();
}

/**
 * What is in a sealed file, while it is read: a byte that was changed ends the stream with a `StartError` that names the file.
 * @param identity `AGE-SECRET-KEY-1…`
 * @throws StartError when the file is missing, or the key is none or does not open it
 */
export async function openSealed(path: string, identity: string, form: Form): Promise<Readable> {
  const decrypter = knowing(identity);
  const file = createReadStream(path);
  try {
    const plain = await decrypter.decrypt(webStreamOf(file));
    const stream = Readable.fromWeb(plain as unknown as ReadableStream<Uint8Array>);
    if (form === 'as-it-is') return whole(stream, path);
    const unpacked = createZstdDecompress();
    // What breaks the one ends the other with the same error, which its reader gets.
    void pipeline(stream, unpacked).catch(() => undefined);
    return whole(unpacked, path);
  } catch (error) {
    file.destroy();
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new StartError(`${path} is ${isMissing ? 'missing' : 'not opened by this key, or is damaged'}`, {
      cause: error,
    });
  }
}

/** @throws StartError for a key of which a part is missing */
function knowing(identity: string): Decrypter {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch (error) {
    throw new StartError('the key is not whole: it is all of the line that begins with AGE-SECRET-KEY-', {
      cause: error,
    });
  }
  return decrypter;
}

/** What breaks off says which file it was: a backup has hundreds of thousands. */
function whole(content: Readable, path: string): Readable {
  async function* passOn(): AsyncGenerator<Buffer> {
    try {
      yield* content as AsyncIterable<Buffer>;
    } catch (error) {
      throw new StartError(`${path} is damaged: ${(error as Error).message}`, { cause: error });
    }
  }
  return Readable.from(passOn(), { objectMode: false });
}

function webStreamOf(source: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as unknown as globalThis.ReadableStream<Uint8Array>;
}

/** Counts what passes. */
export function countContent(): { counting: Transform; content: () => Content } {
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { counting, content: () => ({ bytes, sha256: hash.digest('hex') }) };
}
