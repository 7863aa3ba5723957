import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { FinishedUploads, WantedUpload } from '../../../platform/http/finished-uploads.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { removeParts } from './remove-uploads.ts';
import { giveBackUploads, listKeptParts, lockUpload, markUsed, takeUpload } from './resumable.queries.ts';
import { notFound, takenRefusal } from './upload-refusals.ts';

const RETRY_SECONDS = 5;

type Deps = Pick<MediaDeps, 'db' | 'clock' | 'log' | 'storage'>;

/**
 * Gives whole uploads to calls, each to one: what a call made nothing of may be used again, what it made something of never. One of
 * whose call nobody knows the end is not given out again.
 */
export function createFinishedUploads(deps: Deps): FinishedUploads {
  return {
    async use(ownerId, wanted, act) {
      const ids = wanted.map(({ id }) => id);
      const sizes = await takeAll(deps, ownerId, wanted);
      const result = await giveBackOnFailure(deps, ids, () =>
        act(sizes, () => fetchAll(deps, wanted, sizes)),
      );
      await end(deps, ids);
      return result;
    },
  };
}

/** @throws AppError `upload_not_found`, `upload_used`, `request_in_progress`, `validation_failed`, naming the field */
function takeAll(deps: Deps, ownerId: string, wanted: readonly WantedUpload[]): Promise<number[]> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const sizes = new Map<string, number>();
    // Always in one order, so that two calls that want the same do not wait for each other.
    for (const { id, field } of [...wanted].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const upload = await lockUpload(tx, id, ownerId, now);
      if (!upload || upload.taken_at || upload.received < upload.bytes)
        throw takenRefusal(upload, now, field);
      await takeUpload(tx, id, now);
      sizes.set(id, upload.bytes);
    }
    return wanted.map(({ id }) => sizes.get(id) ?? 0);
  });
}

async function giveBackOnFailure<T>(deps: Deps, ids: readonly string[], act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await giveBackUploads(deps.db, ids).catch((cause: unknown) =>
      deps.log.warn({ err: cause }, 'an upload that a call made nothing of cannot be given back'),
    );
    throw error;
  }
}

/** What is left of it goes with its time. */
async function end(deps: Deps, ids: readonly string[]): Promise<void> {
  try {
    await markUsed(deps.db, ids, deps.clock.now());
    for (const id of ids) await removeParts(deps, id);
  } catch (error) {
    deps.log.warn({ err: error }, 'parts of an upload that was used are still there');
  }
}

/** @throws AppError `upload_not_found` naming the field; `service_unavailable` where the store gives less or more than what came: nothing is made of it, and it stays */
async function fetchAll(
  deps: Deps,
  wanted: readonly WantedUpload[],
  sizes: readonly number[],
): Promise<void> {
  for (const [at, { id, field, path }] of wanted.entries()) {
    for (const part of await listKeptParts(deps.db, id)) {
      const opened = await deps.storage.open(mediaKeys.part(id, part.id));
      if (!opened) throw notFound(field);
      await pipeline(opened.stream, createWriteStream(path, { flags: 'a', mode: 0o600 }));
    }
    const { size } = await stat(path);
    if (size !== sizes[at])
      throw new AppError('service_unavailable', {
        retryAfterSeconds: RETRY_SECONDS,
        cause: new Error(`the store gave ${size} bytes of an upload that has ${sizes[at]}`),
      });
  }
}
