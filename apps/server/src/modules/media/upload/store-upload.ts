import type { Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import { addJob } from '../../../platform/jobs.ts';
import { processVideoJob } from '../declared-jobs.ts';
import type { ProcessedImage } from '../image/process-image.ts';
import { deleteUnfinished, insertUploading, isReady, type MediaFacts, markReady } from '../media.queries.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { allKeys, mediaKeys } from '../media-keys.ts';
import { isRefused, type MediaRefusal, type VoiceRefusal } from '../media-refusal.ts';
import { inWorkFolder } from './make-work-folder.ts';
import { type RecognisedFile, recogniseFile } from './recognise-file.ts';
import { storePictures } from './store-pictures.ts';
import { uploadsUnderWay } from './under-way.ts';

/** An upload whose bytes are stored but which nothing shows yet. */
export interface StoredUpload {
  id: string;
  kind: RecognisedFile['kind'];
  /** Makes it permanent, in the transaction of whatever shows it. */
  keep(tx: Tx): Promise<void>;
  /** Removes every trace of it. */
  discard(): Promise<void>;
}

/**
 * Recognises an uploaded file by its content, strips its metadata, makes its pictures and stores them all (P25).
 * @param still a picture that came with a video
 * @throws AppError `file_rejected` that names the field; nothing is left behind
 */
export async function storeUpload(
  deps: MediaDeps,
  ownerId: string,
  file: UploadedFile,
  still?: UploadedFile,
): Promise<StoredUpload> {
  const recognised = file.isTruncated
    ? ({ refusal: 'video_too_large' } as const)
    : await recogniseFile(file.path);
  if (isRefused(recognised)) throw rejected(recognised.refusal, 'media_file');
  const id = deps.ids.next();
  const { kind, contentType } = recognised;
  const begun = {
    ...{ id, owner_id: ownerId, kind, content_type: contentType, bytes: file.bytes },
    ...{ video_state: kind === 'video' ? ('waiting' as const) : null, created_at: deps.clock.now() },
  };
  await uploadsUnderWay.begin(id, () => insertUploading(deps.db, begun));
  const discard = async () => {
    uploadsUnderWay.end(id);
    // Where only the answer to the commit was lost, the upload is kept: it is shown already.
    if (await isReady(deps.db, id)) return;
    await deps.storage.remove(allKeys(id));
    await deleteUnfinished(deps.db, [id]);
  };
  return inWorkFolder(deps, 'work-', async (work) => {
    try {
      const facts =
        kind === 'photo'
          ? await storePhoto(deps, id, { file, ownerId, work })
          : await storeOriginal(deps, id, { file, still, ownerId, recognised, work });
      return { id, kind, keep: (tx) => keep(tx, id, kind, facts), discard };
    } catch (error) {
      await discard();
      throw error;
    }
  });
}

async function keep(tx: Tx, id: string, kind: 'photo' | 'video', facts: MediaFacts): Promise<void> {
  await markReady(tx, id, facts);
  uploadsUnderWay.end(id);
  if (kind === 'video') await addJob(tx, processVideoJob, { mediaId: id });
}

export function rejected(refusal: MediaRefusal | VoiceRefusal, field: string): AppError {
  const detail: Saying = (language) => mediaTexts[language][refusal];
  return new AppError('file_rejected', { detail, errors: { [field]: detail } });
}

interface PhotoParts {
  file: UploadedFile;
  ownerId: string;
  work: string;
}

async function storePhoto(
  deps: MediaDeps,
  id: string,
  { file, ownerId, work }: PhotoParts,
): Promise<MediaFacts> {
  const { processImage } = await import('../image/process-image.ts');
  const image = await processImage(file.path, work, ownerId);
  if (isRefused(image)) throw rejected(image.refusal, 'media_file');
  await storePictures(deps, id, image);
  return {
    content_type: 'image/webp',
    bytes: image.full.bytes,
    width: image.width,
    height: image.height,
    duration_seconds: null,
    thumbhash: image.thumbhash,
    has_still: true,
  };
}

interface VideoParts extends PhotoParts {
  still: UploadedFile | undefined;
  recognised: RecognisedFile;
}

/**
 * Keeps a video as it came, where nobody can ask for it: a job makes of it what is served (P60). Nothing of it is read here but
 * the first bytes, by which it was recognised.
 */
async function storeOriginal(
  deps: MediaDeps,
  id: string,
  { file, still, ownerId, recognised, work }: VideoParts,
): Promise<MediaFacts> {
  const stillPath = await usableStill(still);
  const poster = stillPath ? await pictureOf(stillPath, work, ownerId) : null;
  const { contentType } = recognised;
  await deps.storage.putFile(mediaKeys.original(id), file.path, { contentType, move: true });
  if (poster) await storePictures(deps, id, poster);
  return {
    content_type: contentType,
    bytes: file.bytes,
    width: poster?.width ?? null,
    height: poster?.height ?? null,
    duration_seconds: null,
    thumbhash: poster?.thumbhash ?? null,
    has_still: poster !== null,
  };
}

/** A still that cannot be opened is left out as well: the job takes a picture of the video then. */
async function pictureOf(stillPath: string, work: string, ownerId: string): Promise<ProcessedImage | null> {
  const { processImage } = await import('../image/process-image.ts');
  const image = await processImage(stillPath, work, ownerId);
  return isRefused(image) ? null : image;
}

/** A still is a courtesy of the browser: one that is no picture is left out, not refused. */
async function usableStill(still: UploadedFile | undefined): Promise<string | undefined> {
  if (!still || still.isTruncated) return undefined;
  const recognised = await recogniseFile(still.path);
  return !isRefused(recognised) && recognised.kind === 'photo' ? still.path : undefined;
}
