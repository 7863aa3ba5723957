import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { communityGuidelinesTexts } from '../../../features/legal/community-guidelines.texts.generated.ts';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const COMMUNITY_GUIDELINES_VERSIONS: DocumentVersions = { '1.0': CommunityGuidelines_1_0 };

export function CommunityGuidelinesPage() {
  return <VersionedDocument name="community-guidelines" versions={COMMUNITY_GUIDELINES_VERSIONS} />;
}

function CommunityGuidelines_1_0() {
  const t = useTexts(communityGuidelinesTexts);
  return (
    <LegalDocument
      name="community-guidelines"
      title={t.title}
      lead={t.lead}
      body={t.body({ age: MINIMUM_AGE_YEARS })}
    />
  );
}
