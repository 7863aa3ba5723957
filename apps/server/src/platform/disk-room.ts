import { statfs } from 'node:fs/promises';
import { AppError } from './app-error.ts';
import { problemsTexts } from './http/problems.texts.generated.ts';

/** What has to be left for all that is no upload: bytes, and that part of a small disk. */
const RESERVE = { bytes: 2 * 1024 ** 3, part: 0.01 };
/** Somebody has to make room first. */
const RETRY_SECONDS = 300;

/** What is free on the disk of a folder, and how large it is, in bytes; and whether that is enough for one more upload (P322). */
export async function roomAt(folder: string): Promise<{ free: number; size: number; isEnough: boolean }> {
  const { bsize, blocks, bavail } = await statfs(folder);
  const [free, size] = [bavail * bsize, blocks * bsize];
  return { free, size, isEnough: free >= Math.min(RESERVE.bytes, size * RESERVE.part) };
}

/**
 * Is there room for one more upload (P322)? Asked before anything of it is read, so that the disk is never filled to its end.
 * @param folder on the disk that uploads are received on
 * @throws AppError `storage_full`
 */
export async function demandRoom(folder: string): Promise<void> {
  if ((await roomAt(folder)).isEnough) return;
  throw new AppError('storage_full', {
    detail: (language) => problemsTexts[language].noRoom,
    retryAfterSeconds: RETRY_SECONDS,
  });
}
