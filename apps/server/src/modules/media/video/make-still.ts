import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRefused } from '../media-refusal.ts';
import { isFaulty } from './run-video-task.ts';
import type { VideoEngine } from './video-engine.ts';

/** Two small pictures (WebP) in the folder: as it is, and blurred beyond recognition. */
export interface MadeStill {
  clear: string;
  blur: string;
}

/**
 * Takes a picture out of a piece of video, decoded in the confined process, and makes of it what an upload makes (P25, P60).
 * @param folder for this work alone; the caller removes it
 * @returns null for what cannot be read
 */
export async function makeStill(
  engine: VideoEngine,
  source: string,
  folder: string,
): Promise<MadeStill | null> {
  const poster = await engine.codecs?.poster({ source, folder });
  if (!poster || isFaulty(poster)) return null;
  const { processImage } = await import('../image/process-image.ts');
  const work = join(folder, 'pictures');
  await mkdir(work);
  const image = await processImage(poster.path, work);
  return isRefused(image) ? null : { clear: image.thumb.path, blur: image.blur.path };
}
