import { stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys, videoExtension } from '../media-keys.ts';
import { isRefused } from '../media-refusal.ts';
import { PLAYLIST_TYPE } from '../serve/read-playlist.ts';
import { storePictures } from '../upload/store-pictures.ts';
import type { MadeVideo } from './make-video.ts';
import { masterPlaylist } from './package-renditions.ts';
import type { ReadyVideo } from './video.queries.ts';

/** Stores everything that was made of a video; what is there already is replaced. Says what its row needs to know. */
export async function storeVideo(deps: MediaDeps, id: string, made: MadeVideo): Promise<ReadyVideo> {
  const { facts, whole, renditions, previewPath } = made;
  const put = (key: string, path: string, contentType: string) =>
    deps.storage.putFile(key, path, { contentType, move: true });
  const { size } = await stat(whole.path);
  const folder = dirname(dirname(whole.path));
  await put(mediaKeys.video(id, videoExtension(whole.contentType)), whole.path, whole.contentType);
  for (const { name, filePath, playlistPath } of renditions) {
    await put(mediaKeys.rendition(id, name), filePath, 'video/mp4');
    await put(mediaKeys.playlist(id, name), playlistPath, PLAYLIST_TYPE);
  }
  if (renditions.length > 0) {
    const path = join(folder, 'master.m3u8');
    await writeFile(path, masterPlaylist(renditions));
    await put(mediaKeys.playlist(id, 'master'), path, PLAYLIST_TYPE);
  }
  if (previewPath) await put(mediaKeys.preview(id), previewPath, 'video/mp4');
  const still = made.posterPath && (await storePoster(deps, id, made.posterPath, folder));
  return {
    content_type: whole.contentType,
    bytes: size,
    width: facts.width,
    height: facts.height,
    duration_seconds: Math.max(1, Math.round(facts.durationSeconds)),
    has_preview: previewPath !== null,
    has_stream: renditions.length > 0,
    ...(still ? { still } : {}),
  };
}

/** Without a picture that can be shown the video is still good. */
async function storePoster(deps: MediaDeps, id: string, path: string, folder: string) {
  const { processImage } = await import('../image/process-image.ts');
  const image = await processImage(path, folder);
  if (isRefused(image)) return null;
  await storePictures(deps, id, image);
  return { thumbhash: image.thumbhash };
}
