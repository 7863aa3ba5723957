import { statfs } from 'node:fs/promises';
import { AppError } from './app-error.ts';
import { problemsTexts } from './http/problems.texts.generated.ts';

/** What has to be left for all that is no upload: bytes, and that part of a small disk. */
const RESERVE = { bytes: 2 * 1024 ** 3, part: 0.01 };
/** Somebody has to make room first. */
const RETRY_SECONDS = 300;

/**
 * Is there room for one more upload (P322)? Asked before anything of it is read, so that the disk is never filled to its end.
 * @param folder on the disk that uploads are received on
 * @throws AppError `storage_full`
 */
export async function demandRoom(folder: string): Promise<void> {
  const { bsize, blocks, bavail } = await statfs(folder);
  if (bavail * bsize >= Math.min(RESERVE.bytes, blocks * bsize * RESERVE.part)) return;
  throw new AppError('storage_full', {
    detail: (language) => problemsTexts[language].noRoom,
    retryAfterSeconds: RETRY_SECONDS,
  });
}
