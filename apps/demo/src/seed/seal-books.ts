import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../../server/src/deps.ts';
import { addUpDays } from '../../../server/src/modules/books/index.ts';
import { sealBooks } from '../../../server/src/modules/ledger/index.ts';

/** A mark is safe once nothing is under way that was when it was set. */
const TRIES = 20;
const PAUSE_MS = 100;

/** So that whoever looks at the books of the demo finds its months, and not that they will be counted in ten minutes; what is not ready by then, the jobs do. */
export async function sealDemoBooks(deps: Pick<Deps, 'lawsDb' | 'clock' | 'log'>): Promise<void> {
  for (let tried = 0; tried < TRIES && (await sealBooks(deps)) === 0; tried += 1) await pause(PAUSE_MS);
  await addUpDays(deps.lawsDb);
}
