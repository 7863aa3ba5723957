import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { communityGuidelinesTexts } from '../../../features/legal/community-guidelines.texts.generated.ts';
import { LegalDocument } from '../../../features/legal/components/legal-document.tsx';
import { useTexts } from '../../../lib/texts.ts';

export function CommunityGuidelinesPage() {
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
