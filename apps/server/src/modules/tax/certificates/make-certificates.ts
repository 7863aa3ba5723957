import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJobs } from '../../../platform/jobs.ts';
import { type Quarter, spanOfQuarter } from '../../../platform/philippine-quarters.ts';
import { mailCertificateJob } from '../declared-jobs.ts';
import { findIdentity } from '../identity.queries.ts';
import type { TaxDeps } from '../tax-deps.ts';
import {
  findFirstWithheld,
  insertCertificate,
  listDue,
  tryLockCertificates,
} from './certificates.queries.ts';
import { readLines } from './lines.queries.ts';
import { quartersOver } from './numbered-quarters.ts';

type Deps = Pick<TaxDeps, 'db' | 'clock' | 'ids'>;

/** Creators in one transaction, so that a run that is killed goes on nearly where it was. */
const PAGE = 50;

/**
 * Issues the certificates of every quarter that is over for an hour, each once (P794): by creators in the order of their ids, a page in a
 * transaction, with what holds of creator and platform at that moment. Who has no TIN is passed over until they have one, and everybody
 * until the platform has an identity. Whoever is killed has issued whole pages; two at once share none.
 */
export async function makeCertificates(deps: Deps, page = PAGE): Promise<void> {
  const first = await findFirstWithheld(deps.db);
  if (!first) return;
  for (const quarter of quartersOver(first, deps.clock.now())) {
    let after: string | null = null;
    do {
      const from: string | null = after;
      after = await inTransaction(deps.db, (tx) => makePage(deps, tx, { quarter, after: from, page }));
    } while (after !== null);
  }
}

/** @returns where the next page goes on; null when nobody is left, nothing can be issued, or another process is at it */
async function makePage(
  deps: Deps,
  tx: Tx,
  { quarter, after, page }: { quarter: Quarter; after: string | null; page: number },
): Promise<string | null> {
  if (!(await tryLockCertificates(tx))) return null;
  const identity = await findIdentity(tx);
  if (!identity) return null;
  const due = await listDue(tx, { quarter, ...spanOfQuarter(quarter), after, limit: page });
  const issued: { certificateId: string }[] = [];
  for (const { creator_id: creatorId, details_id: detailsId, kind } of due) {
    const lines = await readLines(tx, { creatorId, quarter, kind });
    if (lines.length === 0) continue;
    const id = deps.ids.next();
    const at = deps.clock.now();
    const made = { id, quarter, creatorId, detailsId, identityId: identity.id, at, lines };
    if (await insertCertificate(tx, made)) issued.push({ certificateId: id });
  }
  if (issued.length > 0) await addJobs(tx, mailCertificateJob, issued);
  return due.length < page ? null : (due.at(-1)?.creator_id ?? null);
}
