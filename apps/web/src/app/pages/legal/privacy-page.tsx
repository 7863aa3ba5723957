import { MINIMUM_AGE_YEARS, POLICY } from '@likha/contract/limits';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import { privacyTexts } from '../../../features/legal/privacy.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

export function PrivacyPage() {
  const t = useTexts(privacyTexts);
  const { approvedDocumentsYears: approvedYears, rejectedDocuments: rejectedDays } = POLICY;
  const body = t.body({ age: MINIMUM_AGE_YEARS, approvedYears, rejectedDays });
  return <LegalDocument name="privacy" title={t.title} lead={t.lead} body={body} />;
}
