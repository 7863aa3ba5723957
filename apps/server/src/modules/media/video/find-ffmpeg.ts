import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The two programs of ffmpeg, as full paths. */
export interface VideoTools {
  ffmpeg: string;
  ffprobe: string;
}

const found = new Map<string, VideoTools | null>();

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function look(searchPath: string): VideoTools | null {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const [ffmpeg, ffprobe] = ['ffmpeg', 'ffprobe'].map((name) =>
    folders.map((folder) => join(folder, name)).find(isProgram),
  );
  return ffmpeg !== undefined && ffprobe !== undefined ? { ffmpeg, ffprobe } : null;
}

/**
 * Finds ffmpeg and ffprobe in the folders of a `PATH`, or null when either is missing: videos are then served as
 * uploaded. Looks once for each `PATH`, so a newly installed program needs a restart.
 */
export function findFfmpeg(searchPath: string): VideoTools | null {
  const known = found.get(searchPath);
  if (known !== undefined) return known;
  const tools = look(searchPath);
  found.set(searchPath, tools);
  return tools;
}
