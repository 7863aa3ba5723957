import { SANCTION } from '@likha/contract/limits';
import { DAY_MS } from '../../../platform/durations.ts';

/** How long the file of a picture that was cleared stays: an appeal may be sent at the last moment, and takes a while. */
export const PICTURE_KEPT_MS = 2 * SANCTION.appealDays * DAY_MS;

/** Since when a picture was cleared that is still kept. */
export function picturesKeptSince(now: Date): Date {
  return new Date(now.getTime() - PICTURE_KEPT_MS);
}
