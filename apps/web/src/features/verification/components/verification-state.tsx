import { LOCALES } from '@likha/contract/language';
import type { Answer } from '../../../lib/api-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { IconHourglass } from '../../../ui/icons/icons.generated.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { verificationTexts } from '../verification.texts.generated.ts';

type Verification = Answer<'GET /verification'>['verification'];

/** A submission that somebody is looking at: what was sent, and when. */
export function PendingVerification({ verification }: { verification: Verification }) {
  const t = useTexts(verificationTexts);
  const language = useLanguage();
  const { id_type: type, id_number_last4: end, submitted_at: at } = verification;
  const when = at
    ? new Date(at).toLocaleString(LOCALES[language], {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Asia/Manila',
      })
    : '';
  return (
    <StatePanel
      icon={<IconHourglass size={32} stroke={1.75} />}
      title={t.pendingTitle}
      text={
        <>
          <Unbroken>{t.pendingText}</Unbroken>{' '}
          {type ? t.pendingFacts({ id: t[type], end: end ?? '', when }) : ''}
        </>
      }
      testId="verification-pending"
    />
  );
}

/** Why the last submission was not accepted, above the form that sends another. */
export function RejectedVerification({ verification }: { verification: Verification }) {
  const t = useTexts(verificationTexts);
  return (
    <Notice tone="warn" testId="verification-rejected">
      <strong>{t.rejectedTitle}</strong>
      <p>{verification.reason}</p>
      <p>{t.rejectedText}</p>
    </Notice>
  );
}
