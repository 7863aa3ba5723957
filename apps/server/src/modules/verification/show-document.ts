import type { DocumentName } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { recordAdminAction } from '../audit/index.ts';
import { isRefused, watermarkInThread } from '../media/index.ts';
import { recordStep } from './record-step.ts';
import { openDocument } from './sealed-documents.ts';
import { findSubmission } from './verification.queries.ts';
import type { VerificationDeps } from './verification-deps.ts';

/**
 * One document for an admin's eyes, with the admin's name and the Philippine time burned in (P169). That it is looked at is on record before it is shown;
 * what is made for it is kept nowhere.
 * @returns WebP
 * @throws AppError `verification_not_found`, also where the documents are gone
 */
export async function showDocument(
  deps: VerificationDeps,
  admin: Viewer,
  { id, name, from }: { id: string; name: DocumentName; from: string },
): Promise<Buffer> {
  const row = await findSubmission(deps.db, id);
  const picture = row && row.documents_removed_at === null ? await openDocument(deps, id, name) : null;
  if (!row || !picture) throw new AppError('verification_not_found');
  const seen = {
    verificationId: id,
    kind: 'document_viewed',
    actorId: admin.id,
    document: name,
    from,
  } as const;
  await inTransaction(deps.db, async (tx) => {
    await recordStep(deps, tx, seen);
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'verification.view_document',
      subject: { type: 'user', id: row.creator_id },
      after: { verification_id: id, document: name },
      from,
    });
  });
  const marked = await watermarkInThread(picture, markOf(admin, deps.clock.now()));
  if (isRefused(marked)) throw new Error(`a stored document cannot be read: ${marked.refusal}`);
  return marked;
}

/** `2026-11-22 20:15 @admin`: who looks, and when. */
function markOf({ username }: Viewer, now: Date): string {
  const time = now.toLocaleString('sv-SE', {
    timeZone: 'Asia/Manila',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return `${time} @${username}`;
}
