import { parentPort } from 'node:worker_threads';
import { isRefused } from '../media-refusal.ts';
import { watermarkImage } from './watermark-image.ts';
import type { WatermarkAnswer, WatermarkTask } from './watermark-thread.ts';

/** What runs on the thread of watermarks: a picture and a name in, the picture with the name out. */
async function answer({ id, source, viewerName, trace }: WatermarkTask): Promise<WatermarkAnswer> {
  try {
    const result = await watermarkImage(Buffer.from(source), viewerName, trace);
    return isRefused(result) ? { id, refused: result } : { id, marked: result };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (task: WatermarkTask) => {
  parentPort?.postMessage(await answer(task));
});
