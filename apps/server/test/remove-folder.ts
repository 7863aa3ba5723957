import { rm } from 'node:fs/promises';

/**
 * Removes the folder of a program that has ended, with all that is in it. What that program had started ends a moment after it
 * (a video that was being made, PostgreSQL after a kill -9) and may still write there, so a folder that fills again is emptied again.
 */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
