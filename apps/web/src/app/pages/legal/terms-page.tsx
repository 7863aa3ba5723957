import { MINIMUM_AGE_YEARS, POLICY } from '@likha/contract/limits';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import { termsTexts } from '../../../features/legal/terms.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

export function TermsPage() {
  const t = useTexts(termsTexts);
  const { refundHours, notice } = POLICY;
  const body = t.body({ age: MINIMUM_AGE_YEARS, hours: refundHours, noticeDays: notice });
  return <LegalDocument name="terms" title={t.title} lead={t.lead} body={body} />;
}
