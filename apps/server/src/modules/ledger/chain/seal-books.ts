import type { BaseDeps } from '../../../platform/base-deps.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import {
  addToSums,
  BEGINNING,
  findNewestSeal,
  findStretchEnd,
  hashStretch,
  hasMark,
  insertSeal,
  lockSeals,
  readSafeMark,
  type Seal,
  setMark,
} from './seals.queries.ts';

/** So many postings a seal: a statement that hashes them takes a second. */
const MOST_POSTINGS = 40_000;
/** Laws and seals read for minutes: on connections of their own. */
export interface ChainDeps extends Pick<BaseDeps, 'clock' | 'log'> {
  lawsDb: Database;
}

/**
 * Seals what was posted before the last run, and marks how far the next one may go (docs/decisions/0070). A sale waits for
 * nothing of it. May run anywhere, at the same time, and be cut off: a seal is made whole or not at all.
 * @returns how many seals were made
 */
export async function sealBooks(deps: ChainDeps): Promise<number> {
  const mark = await readSafeMark(deps.lawsDb);
  let made = 0;
  while (mark !== null && (await sealNext(deps, mark))) made += 1;
  // One that is not safe yet stays: to move it on and on would never let it become so.
  if (mark !== null || !(await hasMark(deps.lawsDb))) await setMark(deps.lawsDb);
  return made;
}

async function sealNext({ lawsDb, clock }: ChainDeps, mark: number): Promise<Seal | null> {
  return inTransaction(lawsDb, async (tx) => {
    await lockSeals(tx);
    const newest = await findNewestSeal(tx);
    const after = newest?.until_posting ?? 0;
    const until = await findStretchEnd(tx, after, mark, MOST_POSTINGS);
    if (until === null) return null;
    const sealed = await hashStretch(tx, { after, until, before: newest?.hash ?? BEGINNING });
    const seal = {
      number: (newest?.number ?? 0) + 1,
      until_posting: until,
      sealed_at: clock.now(),
      ...sealed,
    };
    await addToSums(tx, after, until);
    await insertSeal(tx, seal);
    return seal;
  });
}
