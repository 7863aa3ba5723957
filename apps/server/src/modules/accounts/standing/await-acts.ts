import { setTimeout as pause } from 'node:timers/promises';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { isActing } from './acts.queries.ts';

const LOOK_EVERY_MS = 20;
/** Some two seconds: whoever is kept out is out by then, and staff is answered. */
const LOOKS = 100;

/**
 * Waits until whoever was just writing to others as this person has done so. Once it is committed that they are kept out, who comes later finds it: so
 * nothing of theirs comes any more after this (P423). Holds nothing, and is answered in some seconds whatever the others wait for.
 */
export async function awaitActs({ db, log }: Pick<BaseDeps, 'db' | 'log'>, personId: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (!(await isActing(db, personId))) return;
    await pause(LOOK_EVERY_MS);
  }
  log.warn({ user_id: personId }, 'somebody who was kept out still wrote to others');
}
