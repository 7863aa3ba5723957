import type { LegalName } from '@likha/contract/addresses';
import { useTexts } from '../../lib/texts.ts';
import { legalTexts } from './legal.texts.generated.ts';

/** What each document is called. */
export function useDocumentNames(): Record<LegalName, string> {
  const t = useTexts(legalTexts);
  return {
    terms: t.terms,
    privacy: t.privacy,
    'acceptable-use': t.acceptableUse,
    'community-guidelines': t.communityGuidelines,
    'content-moderation': t.contentModeration,
    refunds: t.refunds,
    'creator-consent': t.creatorConsent,
    'affiliate-terms': t.affiliateTerms,
    'fan-creator-agreement': t.fanCreatorAgreement,
  };
}
