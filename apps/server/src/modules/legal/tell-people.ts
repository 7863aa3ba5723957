import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { addJobs, countJobs } from '../../platform/jobs.ts';
import { mailVersionJob } from './declared-jobs.ts';
import { listPeople, lockTold, markTold } from './legal.queries.ts';
import type { LegalDeps } from './legal-deps.ts';
import { readVersions } from './read-versions.ts';

/** People who are gone through in one transaction, and mails that wait in the queue before no more are added. */
const BOUNDS = { people: 1000, waiting: 1000 };
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 200;
/** Accounts are made by several processes at once: one with an earlier id may appear after one with a later. */
const SETTLED_MS = 10 * MINUTE_MS;

/**
 * Queues the mail about a version that is announced, exactly once for each person and version (P359): people are gone through in
 * the order of their ids, a page in a transaction, those who join until it holds after all others. A run that was killed is gone
 * on with where it stood. May run as often as it likes, and twice at once.
 */
export async function tellPeople(deps: LegalDeps, bounds = BOUNDS): Promise<void> {
  const now = deps.clock.now();
  const { all } = await readVersions(deps);
  for (const { version, effectiveAt, announcedAt } of all)
    if (announcedAt !== null && effectiveAt > now) await tellOf(deps, version, bounds);
}

async function tellOf(deps: LegalDeps, version: string, bounds: typeof BOUNDS): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    if ((await countJobs(deps.db, mailVersionJob, bounds.waiting)) >= bounds.waiting) return;
    if (!(await inTransaction(deps.db, (tx) => tellPage(deps, tx, version, bounds.people)))) return;
  }
}

/** @returns false when nobody is left for now, or another worker is at it */
async function tellPage(deps: LegalDeps, tx: Tx, version: string, limit: number): Promise<boolean> {
  const told = await lockTold(tx, version);
  if (!told) return false;
  const before = new Date(deps.clock.now().getTime() - SETTLED_MS);
  const people = await listPeople(tx, { after: told.told_through, before, limit });
  const last = people.at(-1);
  if (!last) return false;
  const payloads = people.filter((one) => one.is_reached).map(({ id }) => ({ personId: id, version }));
  if (payloads.length > 0) await addJobs(tx, mailVersionJob, payloads);
  await markTold(tx, version, last.id);
  return true;
}
