/** A store with a file on its way to it in parts, of which each is sent anew by itself when its line breaks. */
export interface PartedUpload<Part> {
  begin(): Promise<string>;
  /** Sends the bytes from `start` to `end`, both included. Numbers begin with 1. */
  send(uploadId: string, part: { number: number; start: number; end: number }): Promise<Part>;
  finish(uploadId: string, parts: Part[]): Promise<void>;
  abandon(uploadId: string): Promise<void>;
}

/** S3 takes 5 MB at least, and 10,000 parts at most: 80 GB. */
export const PART_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 3;
const ATTEMPTS = 2;

/**
 * Sends a file in parts, a few at once; what fails is tried once more. When it does not come to its end the store is told to forget
 * what came, and the first failure is thrown.
 */
export async function putInParts<Part>(size: number, upload: PartedUpload<Part>): Promise<void> {
  const uploadId = await upload.begin();
  try {
    await upload.finish(uploadId, await sendAll(size, (part) => upload.send(uploadId, part)));
  } catch (error) {
    // What is left where the store is away goes by its own rule for unfinished uploads (docs/operations.md).
    await upload.abandon(uploadId).catch(() => undefined);
    throw error;
  }
}

async function sendAll<Part>(
  size: number,
  send: (part: { number: number; start: number; end: number }) => Promise<Part>,
): Promise<Part[]> {
  const count = Math.ceil(size / PART_BYTES);
  const sent: { at: number; part: Part }[] = [];
  let [next, hasFailed] = [0, false];
  async function sendOn(): Promise<void> {
    while (next < count && !hasFailed) {
      const at = next;
      next += 1;
      const start = at * PART_BYTES;
      const part = { number: at + 1, start, end: Math.min(start + PART_BYTES, size) - 1 };
      sent.push({ at, part: await tryAgain(() => send(part)) });
    }
  }
  const senders = Array.from({ length: AT_ONCE }, () =>
    sendOn().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  // All of them: none sends on while the upload is given up.
  const results = await Promise.allSettled(senders);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return sent.sort((a, b) => a.at - b.at).map(({ part }) => part);
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
