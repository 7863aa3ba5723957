import { letter } from '../../platform/letter/letter.ts';
import { philippineTime } from '../../platform/letter/mail-words.ts';
import { dueAt } from './removal.ts';
import { findRequest } from './removals.queries.ts';
import { removalsTexts } from './removals.texts.generated.ts';
import type { RemovalsMailDeps } from './removals-deps.ts';

/** Tells who asked that we have it, or how it was decided. Sent twice it is the same message. */
export async function mailRemoval(
  deps: RemovalsMailDeps,
  { requestId, what }: { requestId: string; what: 'received' | 'decided' },
): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  if (!request?.email) return;
  const t = removalsTexts[request.language];
  const when = philippineTime(dueAt(request.sent_at), request.language);
  const isRemoved = request.decision === 'removed';
  const words =
    what === 'received'
      ? t.receivedMail({ when, reference: request.id })
      : isRemoved
        ? t.removedMail
        : t.refusedMail;
  const blocks: string[] = [words];
  if (what === 'decided' && request.reason) blocks.push(t.reason({ reason: request.reason }));
  const subject = what === 'received' ? t.receivedSubject : isRemoved ? t.removedSubject : t.refusedSubject;
  const written = letter({ language: request.language, name: request.name, subject, blocks });
  await deps.mail.send({ key: `removal-${what}-${request.id}`, to: request.email, ...written });
}
