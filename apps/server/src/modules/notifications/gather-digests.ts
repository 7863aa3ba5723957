import { MAILED_KINDS, type MailedKind } from '@likha/contract/notification-kinds';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { addJobs, countJobs } from '../../platform/jobs.ts';
import { mailDigestJob } from './declared-jobs.ts';
import { type DigestTime, digestDue } from './digest-times.ts';
import {
  beginDigest,
  type Digest,
  listGathered,
  listReaders,
  lockDigest,
  markReached,
  type PeoplePage,
} from './digests.queries.ts';
import { releaseHeld } from './notices.queries.ts';

/** People who are looked at in one transaction, and mails of a day that wait in the queue before no more are added. */
const BOUNDS = { people: 1000, waiting: 1000 };
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 200;

/**
 * Queues the mails of the day, one for each person and kind, exactly once (P211): people are gone through in the order of their
 * ids, a page in a transaction, and never more than so many mails wait in the queue. A run that was killed is gone on with where
 * it stood. May run as often as it likes, and twice at once.
 */
export async function gatherDigests(deps: BaseDeps, bounds = BOUNDS): Promise<void> {
  const due = digestDue(deps.clock.now());
  for (const kind of MAILED_KINDS) {
    if (due) await inTransaction(deps.db, (tx) => beginKind(tx, kind, due));
    await gatherKind(deps, kind, bounds);
  }
}

async function beginKind(tx: Tx, kind: MailedKind, due: DigestTime): Promise<void> {
  const isNew = await beginDigest(tx, kind, due);
  if (isNew && kind === 'comment') await releaseHeld(tx);
}

async function gatherKind(deps: BaseDeps, kind: MailedKind, bounds: typeof BOUNDS): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    if ((await countJobs(deps.db, mailDigestJob, bounds.waiting)) >= bounds.waiting) return;
    if (!(await inTransaction(deps.db, (tx) => gatherPage(deps, tx, kind, bounds.people)))) return;
  }
}

/** @returns false when nobody is left, or another worker is at it */
async function gatherPage(deps: BaseDeps, tx: Tx, kind: MailedKind, limit: number): Promise<boolean> {
  const digest = await lockDigest(tx, kind);
  if (!digest) return false;
  const { ids, reached } = await listPeople(deps, tx, digest, limit);
  const payloads = ids.map((personId) => ({ personId, kind, day: digest.day }));
  if (payloads.length > 0) await addJobs(tx, mailDigestJob, payloads);
  const doneAt = reached === null ? deps.clock.now() : null;
  await markReached(tx, digest, { personId: reached, doneAt });
  return reached !== null;
}

function listPeople(deps: BaseDeps, tx: Tx, digest: Digest, limit: number): Promise<PeoplePage> {
  const { kind } = digest;
  return kind === 'new_post'
    ? listReaders(tx, digest, deps.clock.now(), limit)
    : listGathered(tx, { ...digest, kind }, limit);
}
