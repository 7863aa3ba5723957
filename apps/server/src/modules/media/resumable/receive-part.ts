import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Saying } from '@likha/contract';
import { RESUMABLE } from '@likha/contract/late-limits';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { whileItComes } from '../../../platform/http/coming-upload.ts';
import { problemsTexts } from '../../../platform/http/problems.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { inWorkFolder } from '../upload/make-work-folder.ts';
import {
  deleteParts,
  insertPart,
  isPartKept,
  keepPart,
  type NewPart,
  type UploadRow,
} from './resumable.queries.ts';
import { checkPart } from './tus-headers.ts';
import { notFound, offsetRefused } from './upload-refusals.ts';

type Deps = Pick<MediaDeps, 'db' | 'ids' | 'storage' | 'workFolder' | 'metrics'>;

/**
 * Takes the next bytes of an upload in. Of a part whose line is lost in the middle all that came is kept, where that is worth a file
 * of the store.
 * @returns how many bytes are there now
 * @throws AppError `payload_too_large`, `validation_failed`, `request_timeout`, `upload_offset` where another part was faster
 */
export function receivePart(deps: Deps, upload: UploadRow, request: FastifyRequest): Promise<number> {
  const { received: offset, bytes: whole } = upload;
  return inWorkFolder(deps, 'part-', async (folder) => {
    const path = join(folder, 'part');
    const loss = await writeDown(request, path, whole - offset);
    if (loss instanceof AppError && loss.code === 'payload_too_large') throw loss;
    const bytes = await sizeOf(path);
    const isWorthIt = bytes >= RESUMABLE.leastPartBytes || (bytes > 0 && offset + bytes === whole);
    if (loss && !isWorthIt) throw loss;
    if (!loss) checkPart(bytes, whole - offset);
    await store(deps, { id: deps.ids.next(), upload_id: upload.id, starts_at: offset, bytes }, path);
    deps.metrics.parts.uploadParts.inc({ outcome: loss ? 'cut' : 'whole' });
    if (loss) throw loss;
    return offset + bytes;
  });
}

/** @returns why it did not come whole; null where it did */
async function writeDown(request: FastifyRequest, path: string, most: number): Promise<Error | null> {
  let bytes = 0;
  const bound = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      try {
        if (bytes > most) checkPart(bytes, most);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  try {
    const file = createWriteStream(path, { mode: 0o600 });
    const broken: Saying = (language) => problemsTexts[language].wrongLength;
    await whileItComes(request, broken, () => pipeline(request.raw, bound, file));
    return null;
  } catch (error) {
    return error as Error;
  }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found?.size ?? 0;
}

async function store(deps: Deps, part: NewPart, path: string): Promise<void> {
  if (!(await insertPart(deps.db, part))) throw notFound();
  try {
    const key = mediaKeys.part(part.upload_id, part.id);
    await deps.storage.putFile(key, path, { contentType: 'application/octet-stream', move: true });
    if (!(await inTransaction(deps.db, (tx) => keepPart(tx, part)))) throw offsetRefused();
  } catch (error) {
    await dropUnlessKept(deps, part);
    throw error;
  }
}

/** Where only the answer to the commit was lost, the part is kept. What cannot be looked up is removed with its upload. */
async function dropUnlessKept(deps: Deps, part: NewPart): Promise<void> {
  if (await inTransaction(deps.db, (tx) => isPartKept(tx, part.id))) return;
  await deps.storage.remove([mediaKeys.part(part.upload_id, part.id)]);
  await deleteParts(deps.db, [part.id]);
}
