import type { VideoFacts } from '../video-task.ts';
import { Fault } from './fault.ts';
import { openVideo } from './open-video.ts';

/** 4K, also as cinemas have it, either way up. */
const MAX_PIXELS = 4096 * 2304;
/** Of more a node makes no renditions before its deadline. `UPLOAD.videoSeconds`, which this program may not read: a test compares them. */
export const MAX_SECONDS = 60 * 60;

/** Reads what a video holds. @throws Fault */
export async function probeVideo(source: string): Promise<VideoFacts> {
  const { input, video, audio } = await openVideo(source);
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  if (width * height > MAX_PIXELS) throw new Fault('video_too_large_side');
  const durationSeconds = await input.computeDuration();
  if (durationSeconds > MAX_SECONDS) throw new Fault('video_too_long');
  const videoCodec = await video.getCodec();
  if (!videoCodec || !(durationSeconds > 0)) throw new Fault('corrupt_video');
  return { durationSeconds, width, height, videoCodec, audioCodec: (await audio?.getCodec()) ?? null };
}
