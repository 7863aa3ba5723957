import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { ProcessedImage } from '../image/process-image.ts';
import { deleteUnfinished, insertUploading, isReady, type MediaFacts, markReady } from '../media.queries.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { allKeys, mediaKeys, videoExtension } from '../media-keys.ts';
import { isRefused, type MediaRefusal } from '../media-refusal.ts';
import { type RecognisedFile, recogniseFile } from './recognise-file.ts';

export const TRANSCODE = 'media.transcode';

/** An upload whose bytes are stored but which nothing shows yet. */
export interface StoredUpload {
  id: string;
  kind: 'photo' | 'video';
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
  await insertUploading(deps.db, {
    id,
    owner_id: ownerId,
    kind,
    content_type: contentType,
    bytes: file.bytes,
    created_at: deps.clock.now(),
  });
  await mkdir(deps.workFolder, { recursive: true });
  const work = await mkdtemp(join(deps.workFolder, 'work-'));
  const discard = async () => {
    // Where only the answer to the commit was lost, the upload is kept: it is shown already.
    if (await isReady(deps.db, id)) return;
    await deps.storage.remove(allKeys(id));
    await deleteUnfinished(deps.db, [id]);
  };
  try {
    const facts =
      kind === 'photo'
        ? await storePhoto(deps, id, file, work)
        : await storeVideo(deps, id, { file, still, recognised, work });
    return { id, kind, keep: (tx) => keep(tx, id, facts), discard };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function keep(tx: Tx, id: string, facts: MediaFacts): Promise<void> {
  await markReady(tx, id, facts);
  if (facts.needs_transcode) await addJob(tx, TRANSCODE, { mediaId: id }, { maxAttempts: 3 });
}

export function rejected(refusal: MediaRefusal, field: string): AppError {
  const detail: Saying = (language) => mediaTexts[language][refusal];
  return new AppError('file_rejected', { detail, errors: { [field]: detail } });
}

async function storePhoto(
  deps: MediaDeps,
  id: string,
  file: UploadedFile,
  work: string,
): Promise<MediaFacts> {
  const { processImage } = await import('../image/process-image.ts');
  const image = await processImage(file.path, work);
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
    needs_transcode: false,
  };
}

interface VideoParts {
  file: UploadedFile;
  still: UploadedFile | undefined;
  recognised: RecognisedFile;
  work: string;
}

async function storeVideo(
  deps: MediaDeps,
  id: string,
  { file, still, recognised, work }: VideoParts,
): Promise<MediaFacts> {
  const { processVideo } = await import('../video/process-video.ts');
  const video = await processVideo({
    sourcePath: file.path,
    contentType: recognised.contentType,
    workFolder: work,
    tools: deps.videoTools,
    posterPath: await usableStill(still),
  });
  if (isRefused(video)) throw rejected(video.refusal, 'media_file');
  const { contentType, facts, poster } = video;
  await deps.storage.putFile(mediaKeys.video(id, videoExtension(contentType)), video.path, {
    contentType,
    move: true,
  });
  if (poster) await storePictures(deps, id, poster);
  return {
    content_type: contentType,
    bytes: file.bytes,
    width: facts?.width ?? poster?.width ?? null,
    height: facts?.height ?? poster?.height ?? null,
    duration_seconds: facts ? Math.max(1, Math.round(facts.durationSeconds)) : null,
    thumbhash: poster?.thumbhash ?? null,
    has_still: poster !== null,
    needs_transcode: video.needsTranscoding,
  };
}

/** A still is a courtesy of the browser: one that is no picture is left out, not refused. */
async function usableStill(still: UploadedFile | undefined): Promise<string | undefined> {
  if (!still || still.isTruncated) return undefined;
  const recognised = await recogniseFile(still.path);
  return !isRefused(recognised) && recognised.kind === 'photo' ? still.path : undefined;
}

async function storePictures(deps: MediaDeps, id: string, image: ProcessedImage): Promise<void> {
  const options = { contentType: 'image/webp', move: true };
  await deps.storage.putFile(mediaKeys.full(id), image.full.path, options);
  await deps.storage.putFile(mediaKeys.thumb(id), image.thumb.path, options);
  await deps.storage.putFile(mediaKeys.blur(id), image.blur.path, options);
}
