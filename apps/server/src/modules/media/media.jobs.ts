import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { defineJob, PermanentFailure } from '../../platform/jobs.ts';
import { deleteUnfinished, findMedia, listUnfinished, replaceVideo } from './media.queries.ts';
import type { MediaDeps } from './media-deps.ts';
import { allKeys, mediaKeys, videoExtension } from './media-keys.ts';
import { isRefused } from './media-refusal.ts';
import { TRANSCODE } from './upload/store-upload.ts';
import { transcodeVideo } from './video/transcode-video.ts';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 100;

/**
 * Removes uploads that were begun and never finished: their rows, and every file they may have left in the store.
 * @param before only those begun before this moment: others may still be under way
 */
export async function removeUnfinishedUploads(deps: MediaDeps, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const ids = await listUnfinished(deps.db, before, BATCH);
    if (ids.length === 0) return removed;
    await deps.storage.remove(ids.flatMap(allKeys));
    await deleteUnfinished(deps.db, ids);
    removed += ids.length;
  }
}

/** After a crash, on a node that owns its data folder: nothing of what is unfinished can still be under way. */
export async function cleanUpAfterCrash(deps: MediaDeps): Promise<number> {
  await rm(deps.workFolder, { recursive: true, force: true });
  await mkdir(deps.workFolder, { recursive: true });
  return removeUnfinishedUploads(deps, deps.clock.now());
}

export function mediaJobs(deps: MediaDeps) {
  return [
    defineJob({
      id: 'media.remove-unfinished',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '7 * * * *',
      async handle() {
        await removeUnfinishedUploads(deps, new Date(deps.clock.now().getTime() - HOUR_MS));
      },
    }),
    defineJob({
      id: TRANSCODE,
      lane: 'media',
      payload: z.object({ mediaId: z.uuid() }),
      maxAttempts: 3,
      handle: ({ mediaId }) => transcode(deps, mediaId),
    }),
  ];
}

/** Makes a version that every browser plays; the uploaded one is served until then. */
async function transcode(deps: MediaDeps, mediaId: string): Promise<void> {
  const item = await findMedia(deps.db, mediaId);
  if (!item?.needs_transcode || !deps.videoTools) return;
  const work = await mkdtemp(join(deps.workFolder, 'transcode-'));
  try {
    const oldKey = mediaKeys.video(mediaId, videoExtension(item.content_type));
    const sourcePath = join(work, 'source');
    const outputPath = join(work, 'video.mp4');
    const source = await deps.storage.open(oldKey);
    if (!source) throw new PermanentFailure(`media ${mediaId} has no file`);
    await pipeline(source.stream, createWriteStream(sourcePath));
    const result = await transcodeVideo({
      tools: deps.videoTools,
      sourcePath,
      contentType: item.content_type,
      outputPath,
    });
    if (isRefused(result)) throw new PermanentFailure(`media ${mediaId} cannot be decoded`);
    const newKey = mediaKeys.video(mediaId, 'mp4');
    await deps.storage.putFile(newKey, outputPath, { contentType: 'video/mp4', move: true });
    await replaceVideo(deps.db, mediaId, 'video/mp4', result.bytes);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
