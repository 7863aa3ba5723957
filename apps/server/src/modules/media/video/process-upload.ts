import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PermanentFailure } from '../../../platform/declare-job.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { inWorkFolder } from '../upload/make-work-folder.ts';
import { failVideo } from './fail-video.ts';
import { makeVideo } from './make-video.ts';
import { createProgress } from './report-progress.ts';
import { isFaulty } from './run-video-task.ts';
import { storeVideo } from './store-video.ts';
import { findVideo, markVideoReady } from './video.queries.ts';

/**
 * Makes an uploaded video ready to be shown (P60): clean, with a picture, a blurred clip and the sizes that are served. What
 * was uploaded is kept until all of it is stored, and removed then. May be repeated from anywhere: what a killed worker had
 * stored is stored again.
 * @param isLastAttempt a fault of ours then shows as failed, as nobody tries again by himself
 * @param signal ends it early, which is no fault: it begins anew elsewhere (P1080)
 * @throws the signal's reason
 */
export async function processUpload(
  deps: MediaDeps,
  mediaId: string,
  isLastAttempt: boolean,
  signal?: AbortSignal,
): Promise<void> {
  const video = await findVideo(deps.db, mediaId);
  // Removed meanwhile, or given up.
  if (!video || video.video_state === 'failed') return;
  if (video.video_state !== 'ready') {
    try {
      await makeReady(deps, video, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (isLastAttempt) await failVideo(deps, mediaId, 'our_fault');
      throw error;
    }
    const after = await findVideo(deps.db, mediaId);
    if (after?.video_state !== 'ready') return;
  }
  await deps.storage.remove([mediaKeys.original(mediaId)]);
}

interface Uploaded {
  id: string;
  has_still: boolean;
  /** Of what was uploaded, until it is ready. */
  bytes: number;
}

function makeReady(deps: MediaDeps, video: Uploaded, signal?: AbortSignal): Promise<void> {
  return inWorkFolder(deps, 'video-', (folder) => makeIn({ folder, signal }, deps, video));
}

async function makeIn(
  { folder, signal }: { folder: string; signal: AbortSignal | undefined },
  deps: MediaDeps,
  video: Uploaded,
): Promise<void> {
  const { id: mediaId, has_still: hasStill } = video;
  const progress = createProgress(deps.db, mediaId);
  try {
    await progress.report(0);
    const source = join(folder, 'original');
    await fetchOriginal(deps, video, source);
    const { report: onProgress } = progress;
    const made = await makeVideo(deps.videoEngine, { source, folder, signal, hasStill, onProgress });
    if (isFaulty(made)) {
      deps.log.info({ mediaId, fault: made.fault, why: made.why }, 'a video cannot be shown');
      return await failVideo(deps, mediaId, made.fault);
    }
    const stored = await storeVideo(deps, mediaId, made);
    await progress.stop();
    await markVideoReady(deps.db, mediaId, stored);
  } finally {
    await progress.stop();
  }
}

/** @throws Error where the store gives less or more than what was uploaded, so that it is tried again: nothing is made of a part of it */
async function fetchOriginal(deps: MediaDeps, { id, bytes }: Uploaded, path: string): Promise<void> {
  const original = await deps.storage.open(mediaKeys.original(id));
  if (!original) {
    await failVideo(deps, id, 'our_fault');
    throw new PermanentFailure(`the original of ${id} is gone`);
  }
  await pipeline(original.stream, createWriteStream(path, { mode: 0o600 }));
  const { size } = await stat(path);
  if (size !== bytes)
    throw new Error(`the store gave ${size} bytes of the original of ${id}, which has ${bytes}`);
}
