import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { oneLine } from '../../platform/mail-words.ts';
import { findMailFacts, type Status } from './verification.queries.ts';
import { verificationTexts } from './verification.texts.generated.ts';
import type { VerificationDeps } from './verification-deps.ts';

/** Tells a creator how their verification stands. Sent twice it is the same message. */
export async function mailVerification(
  deps: VerificationDeps,
  { verificationId, status }: { verificationId: string; status: Status },
): Promise<void> {
  const facts = await findMailFacts(deps.db, verificationId);
  if (!facts) return;
  const t = verificationTexts[facts.language ?? DEFAULT_LANGUAGE];
  const reason = facts.reason ?? (facts.finding ? t[facts.finding] : '');
  const [subject, words] = {
    pending: [t.pendingSubject, t.pendingMail],
    approved: [t.approvedSubject, t.approvedMail],
    rejected: [t.rejectedSubject, t.rejectedMail({ reason })],
  }[status] as [string, string];
  const greeting = t.hello({ name: oneLine(facts.full_name) });
  const path = status === 'approved' ? paths.studio() : paths.verification();
  const text = [greeting, '', words, `${deps.publicUrl}${path}`, '', 'Likha', ''].join('\n');
  await deps.mail.send({ key: `verification-${status}-${verificationId}`, to: facts.email, subject, text });
}
