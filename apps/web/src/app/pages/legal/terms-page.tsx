import { MINIMUM_AGE_YEARS, POLICY } from '@likha/contract/limits';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { termsTexts } from '../../../features/legal/terms.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const TERMS_VERSIONS: DocumentVersions = { '1.0': Terms_1_0 };

export function TermsPage() {
  return <VersionedDocument name="terms" versions={TERMS_VERSIONS} />;
}

function Terms_1_0() {
  const t = useTexts(termsTexts);
  const { refundHours, notice } = POLICY;
  const body = t.body({ age: MINIMUM_AGE_YEARS, hours: refundHours, noticeDays: notice });
  return <LegalDocument name="terms" title={t.title} lead={t.lead} body={body} />;
}
