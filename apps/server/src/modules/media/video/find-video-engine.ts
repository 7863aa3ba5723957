import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ffmpegCodecs } from './ffmpeg-engine.ts';
import type { VideoEngine } from './video-engine.ts';
import { canUseWebCodecs, containers, spokenVoice, webCodecs } from './webcodecs-engine.ts';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The full path of ffmpeg in the folders of a `PATH`; null when it is in none. */
export function findFfmpeg(searchPath: string): string | null {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, 'ffmpeg')).find(isProgram) ?? null;
}

/** Without codecs, as on a machine that neither runs on. */
export const stripOnly: VideoEngine = {
  describe: 'metadata is removed, no other sizes are made',
  codecs: null,
  ...containers,
};

/**
 * What this machine can make of videos: by its own ffmpeg, else by codecs that came as a package, else nothing but clean
 * copies. Looked at once, so a newly installed program needs a restart.
 */
export async function findVideoEngine(searchPath: string): Promise<VideoEngine> {
  const ffmpeg = findFfmpeg(searchPath);
  const folder = await mkdtemp(join(tmpdir(), 'likha-codecs-'));
  try {
    const hasCodecs = await canUseWebCodecs(folder);
    const voice = hasCodecs ? spokenVoice : containers.voice;
    if (ffmpeg)
      return { ...containers, voice, describe: `720p and 480p by ${ffmpeg}`, codecs: ffmpegCodecs(ffmpeg) };
    if (!hasCodecs) return stripOnly;
    return {
      ...containers,
      voice,
      describe: '720p and 480p by the codecs of node-webcodecs',
      codecs: webCodecs,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
