import { LEGAL_NAMES, type LegalName } from '@likha/contract/addresses';
import { LEGAL_VERSIONS, type LegalVersion } from '@likha/contract/legal-versions';
import { expect, it } from 'vitest';
import type { DocumentVersions } from '../../../features/legal/components/versioned-document.tsx';
import { ACCEPTABLE_USE_VERSIONS } from './acceptable-use-page.tsx';
import { AFFILIATE_TERMS_VERSIONS } from './affiliate-terms-page.tsx';
import { COMMUNITY_GUIDELINES_VERSIONS } from './community-guidelines-page.tsx';
import { CONTENT_MODERATION_VERSIONS } from './content-moderation-page.tsx';
import { CREATOR_CONSENT_VERSIONS } from './creator-consent-page.tsx';
import { FAN_CREATOR_AGREEMENT_VERSIONS } from './fan-creator-agreement-page.tsx';
import { PRIVACY_VERSIONS } from './privacy-page.tsx';
import { REFUNDS_VERSIONS } from './refunds-page.tsx';
import { TERMS_VERSIONS } from './terms-page.tsx';

const TEXTS: Record<LegalName, DocumentVersions> = {
  terms: TERMS_VERSIONS,
  privacy: PRIVACY_VERSIONS,
  'acceptable-use': ACCEPTABLE_USE_VERSIONS,
  'community-guidelines': COMMUNITY_GUIDELINES_VERSIONS,
  'content-moderation': CONTENT_MODERATION_VERSIONS,
  refunds: REFUNDS_VERSIONS,
  'creator-consent': CREATOR_CONSENT_VERSIONS,
  'affiliate-terms': AFFILIATE_TERMS_VERSIONS,
  'fan-creator-agreement': FAN_CREATOR_AGREEMENT_VERSIONS,
};

it.each(LEGAL_NAMES)('%s has a text for every version that changed it, and no other', (name) => {
  const versions: readonly LegalVersion[] = LEGAL_VERSIONS;
  const changed = versions.filter(({ documents }) => documents.includes(name));
  expect(Object.keys(TEXTS[name]).sort()).toEqual(changed.map(({ version }) => version).sort());
});
