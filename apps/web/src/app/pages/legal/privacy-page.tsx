import { MINIMUM_AGE_YEARS, POLICY } from '@likha/contract/limits';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { privacyTexts } from '../../../features/legal/privacy.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const PRIVACY_VERSIONS: DocumentVersions = { '1.0': Privacy_1_0 };

export function PrivacyPage() {
  return <VersionedDocument name="privacy" versions={PRIVACY_VERSIONS} />;
}

function Privacy_1_0() {
  const t = useTexts(privacyTexts);
  const { approvedDocumentsYears: approvedYears, rejectedDocuments: rejectedDays } = POLICY;
  const body = t.body({ age: MINIMUM_AGE_YEARS, approvedYears, rejectedDays });
  return <LegalDocument name="privacy" title={t.title} lead={t.lead} body={body} />;
}
