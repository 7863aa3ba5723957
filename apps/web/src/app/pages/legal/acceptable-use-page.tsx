import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { acceptableUseTexts } from '../../../features/legal/acceptable-use.texts.generated.ts';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import { useTexts } from '../../../lib/texts.ts';

export function AcceptableUsePage() {
  const t = useTexts(acceptableUseTexts);
  return (
    <LegalDocument
      name="acceptable-use"
      title={t.title}
      lead={t.lead}
      body={t.body({ age: MINIMUM_AGE_YEARS })}
    />
  );
}
