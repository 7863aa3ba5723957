import { letter } from '../../platform/letter/letter.ts';
import { philippineTime } from '../../platform/letter/mail-words.ts';
import { dueAt } from './removal.ts';
import { findRequest, type RemovalRow } from './removals.queries.ts';
import { removalsTexts } from './removals.texts.generated.ts';
import type { RemovalsMailDeps } from './removals-deps.ts';

interface News {
  requestId: string;
  what: 'received' | 'decided' | 'taken_back';
  takenBack?: { id: string; reason: string } | undefined;
}

/** Tells who asked that we have it, or how it was decided. Sent twice it is the same message. */
export async function mailRemoval(
  deps: RemovalsMailDeps,
  { requestId, what, takenBack }: News,
): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  if (!request?.email) return;
  if (takenBack) return mailReopened(deps, request, takenBack);
  // It was taken back before this was sent, and is told as that.
  if (what !== 'received' && request.decision === null) return;
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
  await deps.mail.send({
    key: `removal-${what}-${request.id}${what === 'decided' ? `-${request.decided_at?.getTime()}` : ''}`,
    to: request.email,
    ...written,
  });
}

async function mailReopened(
  deps: RemovalsMailDeps,
  { name, email, language }: RemovalRow,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const t = removalsTexts[language];
  const blocks = [t.reopenedMail, t.reason({ reason })];
  const written = letter({ language, name, subject: t.reopenedSubject, blocks });
  await deps.mail.send({ key: `removal-reopened-${id}`, to: email, ...written });
}
