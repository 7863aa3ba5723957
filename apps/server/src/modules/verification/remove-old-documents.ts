import { inTransaction } from '../../platform/database/index.ts';
import { recordStep } from './record-step.ts';
import { removeDocuments } from './sealed-documents.ts';
import {
  deleteReceiving,
  deleteSubmission,
  listExpired,
  listOfErased,
  listUnsettled,
  markRemoved,
} from './verification.queries.ts';
import type { VerificationDeps } from './verification-deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures of who was rejected are kept so long, for who asks why (P9). */
const KEPT_DAYS = 90;
/** No request lasts this long: what is still being received was given up. */
const HOUR_MS = 60 * 60 * 1000;
const BATCH = 100;

/** Removes the pictures of submissions that were rejected 90 days ago. Files go first, so a crash is made good the next time. */
export async function removeOldDocuments(deps: VerificationDeps): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (;;) {
    const expired = await listExpired(deps.db, before, BATCH);
    if (expired.length === 0) return;
    for (const id of expired) {
      await removeDocuments(deps, id);
      await inTransaction(deps.db, async (tx) => {
        await markRemoved(tx, id, now);
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
