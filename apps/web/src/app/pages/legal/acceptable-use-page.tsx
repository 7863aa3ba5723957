import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { acceptableUseTexts } from '../../../features/legal/acceptable-use.texts.generated.ts';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const ACCEPTABLE_USE_VERSIONS: DocumentVersions = { '1.0': AcceptableUse_1_0 };

export function AcceptableUsePage() {
  return <VersionedDocument name="acceptable-use" versions={ACCEPTABLE_USE_VERSIONS} />;
}

function AcceptableUse_1_0() {
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
