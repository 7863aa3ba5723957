import { createWriteStream } from 'node:fs';
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
 */
export async function processUpload(deps: MediaDeps, mediaId: string, isLastAttempt: boolean): Promise<void> {
  const video = await findVideo(deps.db, mediaId);
  // Removed meanwhile, or given up.
  if (!video || video.video_state === 'failed') return;
  if (video.video_state !== 'ready') {
    try {
      await makeReady(deps, mediaId, video.has_still);
    } catch (error) {
      if (isLastAttempt) await failVideo(deps, mediaId, 'our_fault');
      throw error;
    }
    const after = await findVideo(deps.db, mediaId);
    if (after?.video_state !== 'ready') return;
  }
  await deps.storage.remove([mediaKeys.original(mediaId)]);
}

function makeReady(deps: MediaDeps, mediaId: string, hasStill: boolean): Promise<void> {
  return inWorkFolder(deps, 'video-', (folder) => makeIn(folder, deps, mediaId, hasStill));
}

async function makeIn(folder: string, deps: MediaDeps, mediaId: string, hasStill: boolean): Promise<void> {
  const progress = createProgress(deps.db, mediaId);
  try {
    await progress.report(0);
    const source = join(folder, 'original');
    await fetchOriginal(deps, mediaId, source);
    const made = await makeVideo(deps.videoEngine, { source, folder, hasStill, onProgress: progress.report });
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

async function fetchOriginal(deps: MediaDeps, mediaId: string, path: string): Promise<void> {
  const original = await deps.storage.open(mediaKeys.original(mediaId));
  if (!original) {
    await failVideo(deps, mediaId, 'our_fault');
    throw new PermanentFailure(`the original of ${mediaId} is gone`);
  }
  await pipeline(original.stream, createWriteStream(path, { mode: 0o600 }));
}
