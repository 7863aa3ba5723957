import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../platform/letter/letter.ts';
import { findMailFacts, type Status } from './verification.queries.ts';
import { verificationTexts } from './verification.texts.generated.ts';
import type { VerificationDeps } from './verification-deps.ts';

interface News {
  verificationId: string;
  status: Status;
  takenBack?: { id: string; reason: string } | undefined;
}

/** Tells a creator how their verification stands. Sent twice it is the same message. */
export async function mailVerification(
  deps: VerificationDeps,
  { verificationId, status, takenBack }: News,
): Promise<void> {
  const facts = await findMailFacts(deps.db, verificationId);
  if (!facts) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = verificationTexts[language];
  const reason = facts.reason ?? (facts.finding ? t[facts.finding] : '');
  const [subject, words] = takenBack
    ? [t.reopenedSubject, t.reopenedMail({ reason: takenBack.reason })]
    : ({
        pending: [t.pendingSubject, t.pendingMail],
        approved: [t.approvedSubject, t.approvedMail],
        rejected: [t.rejectedSubject, t.rejectedMail({ reason })],
      }[status] as [string, string]);
  const decidedAt = status === 'pending' ? '' : `-${facts.decided_at?.getTime() ?? 0}`;
  const path = status === 'approved' ? paths.studio() : paths.verification();
  const blocks = [words, { link: `${deps.publicUrl}${path}` }];
  const written = letter({ language, name: facts.full_name, subject, blocks });
  await deps.mail.send({
    key: takenBack
      ? `verification-reopened-${takenBack.id}`
      : `verification-${status}-${verificationId}${decidedAt}`,
    to: facts.email,
    ...written,
  });
}
