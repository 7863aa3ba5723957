import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import { privacyTexts } from '../../../features/legal/privacy.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

export function PrivacyPage() {
  const t = useTexts(privacyTexts);
  return (
    <LegalDocument name="privacy" title={t.title} lead={t.lead} body={t.body({ age: MINIMUM_AGE_YEARS })} />
  );
}
