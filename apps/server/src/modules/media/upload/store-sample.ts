import { join } from 'node:path';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys, RENDITION_NAMES } from '../media-keys.ts';
import { isRefused } from '../media-refusal.ts';
import { PLAYLIST_TYPE } from '../serve/read-playlist.ts';
import { inWorkFolder } from './make-work-folder.ts';
import { storePictures } from './store-pictures.ts';

/** A file that belongs to nobody and that no post shows. */
interface Sample {
  id: string;
  /** Draws its picture (SVG). */
  draw(): string;
  /** A folder with a video that was made ready; null for a picture. */
  clipFolder: string | null;
}

/** Stores a sample as an upload is stored, once: what is there already stays. May be repeated. */
export async function storeSample(deps: MediaDeps, { id, draw, clipFolder }: Sample): Promise<void> {
  if (await deps.storage.stat(mediaKeys.blur(id))) return;
  if (clipFolder) await storeClip(deps, id, clipFolder);
  await inWorkFolder(deps, 'sample-', async (work) => {
    const { sharp } = await import('../image/image-library.ts');
    const drawn = join(work, 'drawn.png');
    await sharp(Buffer.from(draw())).png().toFile(drawn);
    const { processImage } = await import('../image/process-image.ts');
    const image = await processImage(drawn, work);
    if (isRefused(image)) throw new Error(`a drawing of ours cannot be read: ${image.refusal}`);
    // The blur comes last: where it is, everything is.
    await storePictures(deps, id, image);
  });
}

async function storeClip({ storage }: MediaDeps, id: string, folder: string): Promise<void> {
  for (const name of RENDITION_NAMES) {
    await storage.putFile(mediaKeys.rendition(id, name), join(folder, `${name}.mp4`), {
      contentType: 'video/mp4',
    });
    const list = join(folder, `${name}.m3u8`);
    await storage.putFile(mediaKeys.playlist(id, name), list, { contentType: PLAYLIST_TYPE });
  }
  await storage.putFile(mediaKeys.video(id, 'mp4'), join(folder, 'low.mp4'), { contentType: 'video/mp4' });
  const master = join(folder, 'master.m3u8');
  await storage.putFile(mediaKeys.playlist(id, 'master'), master, { contentType: PLAYLIST_TYPE });
}
