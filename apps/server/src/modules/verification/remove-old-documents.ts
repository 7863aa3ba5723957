import { POLICY } from '@likha/contract/limits';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { recordStep } from './record-step.ts';
import { removeDocuments } from './sealed-documents.ts';
import {
  deleteReceiving,
  deleteSubmission,
  listExpired,
  listOfErased,
  listUnsettled,
  lockExpired,
  markRemoved,
} from './verification.queries.ts';
import type { VerificationDeps } from './verification-deps.ts';

/** No request lasts this long: what is still being received was given up. */
const BATCH = 100;

/**
 * Removes the pictures of submissions that were rejected 90 days ago, which were kept for who asks why, and of those that were
 * approved seven years ago. Files go first, so a crash is made good the next time.
 */
export async function removeOldDocuments(deps: VerificationDeps): Promise<void> {
  const now = deps.clock.now();
  const kept = new Date(now.getTime() - POLICY.rejectedDocuments * DAY_MS);
  await removeDecided(deps, 'rejected', kept);
  const years = new Date(now);
  years.setUTCFullYear(now.getUTCFullYear() - POLICY.approvedDocumentsYears);
  await removeDecided(deps, 'approved', years);
}

async function removeDecided(
  deps: VerificationDeps,
  status: 'rejected' | 'approved',
  before: Date,
): Promise<void> {
  for (;;) {
    const expired = await listExpired(deps.db, { status, before, limit: BATCH });
    if (expired.length === 0) return;
    for (const id of expired) {
      await inTransaction(deps.db, async (tx) => {
        // Held while its pictures go: one that is opened again meanwhile keeps them, or is not.
        if (!(await lockExpired(tx, id, { status, before }))) return;
        await removeDocuments(deps, id);
        await markRemoved(tx, id, deps.clock.now());
        const removed = { verificationId: id, kind: 'documents_removed', actorId: null, from: null } as const;
        await recordStep(deps, tx, removed);
      });
    }
  }
}

/** Removes what a crash left of submissions that were never settled. */
export async function removeUnsettled(deps: VerificationDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - HOUR_MS);
  for (;;) {
    const unsettled = await listUnsettled(deps.db, before, BATCH);
    if (unsettled.length === 0) return;
    for (const id of unsettled) {
      await removeDocuments(deps, id);
      await deleteReceiving(deps.db, id);
    }
  }
}

/** Removes submissions, pictures first, of who left for good. */
export async function removeErased(deps: VerificationDeps): Promise<void> {
  for (;;) {
    const erased = await listOfErased(deps.db, BATCH);
    if (erased.length === 0) return;
    for (const id of erased) {
      await removeDocuments(deps, id);
      await inTransaction(deps.db, async (tx) => {
        await recordStep(deps, tx, {
          verificationId: id,
          kind: 'documents_removed',
          actorId: null,
          from: null,
        });
        await deleteSubmission(tx, id);
      });
    }
  }
}
