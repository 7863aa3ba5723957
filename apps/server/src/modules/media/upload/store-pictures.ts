import type { ProcessedImage } from '../image/process-image.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';

/** Stores the three pictures of a media item; taken from the work folder. */
export async function storePictures(deps: MediaDeps, id: string, image: ProcessedImage): Promise<void> {
  const options = { contentType: 'image/webp', move: true };
  await deps.storage.putFile(mediaKeys.full(id), image.full.path, options);
  await deps.storage.putFile(mediaKeys.thumb(id), image.thumb.path, options);
  await deps.storage.putFile(mediaKeys.blur(id), image.blur.path, options);
}
