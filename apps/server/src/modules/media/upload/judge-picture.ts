import { readFile } from 'node:fs/promises';
import type { Metadata } from '../image/read-metadata.ts';
import { watermarkInThread } from '../image/watermark-thread.ts';
import type { MediaDeps } from '../media-deps.ts';
import { isRefused, type Refused } from '../media-refusal.ts';
import { inWorkFolder } from './make-work-folder.ts';

/** What an upload makes of a picture, without keeping anything of it. */
export interface JudgedPicture {
  /** Of the copy, upright, in pixels. */
  width: number;
  height: number;
  /** What the file said of itself and the copy does not. */
  removed: Metadata[];
  /** The small copy with the names in it (WebP). */
  picture: Buffer;
  /** What who may not see it gets (WebP). */
  blurred: Buffer;
}

/**
 * Makes of a picture what an upload makes (P25, P26) and gives it back: nothing is stored, and what lay on the disk is gone.
 * @param names what is burned in, such as `@ana · @ben`
 * @param person who brought it; they have so many pictures waiting and no more (P91)
 */
export async function judgePicture(
  deps: Pick<MediaDeps, 'workFolder'>,
  sourcePath: string,
  names: string,
  person: string,
): Promise<JudgedPicture | Refused> {
  return inWorkFolder(deps, 'judged-', async (work) => {
    const { processImage } = await import('../image/process-image.ts');
    const { readMetadata } = await import('../image/read-metadata.ts');
    const image = await processImage(sourcePath, work, person);
    if (isRefused(image)) return image;
    const picture = await watermarkInThread(await readFile(image.thumb.path), names);
    if (isRefused(picture)) return picture;
    const [before, after] = [await readMetadata(sourcePath), await readMetadata(picture)];
    const { width, height } = image;
    const removed = before.filter((kind) => !after.includes(kind));
    return { width, height, removed, picture, blurred: await readFile(image.blur.path) };
  });
}
