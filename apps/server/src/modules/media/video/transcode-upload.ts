import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PermanentFailure } from '../../../platform/jobs.ts';
import { findMedia, replaceVideo } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys, videoExtension } from '../media-keys.ts';
import { isRefused } from '../media-refusal.ts';
import { transcodeVideo } from './transcode-video.ts';

/**
 * Makes a version of an uploaded video that every browser plays; the uploaded one is served until then. Does nothing for
 * a video that needs none, or where this machine has no ffmpeg.
 * @throws PermanentFailure when the file is gone or cannot be decoded
 */
export async function transcodeUpload(deps: MediaDeps, mediaId: string): Promise<void> {
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
