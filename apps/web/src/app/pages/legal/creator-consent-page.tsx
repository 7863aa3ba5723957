import { POLICY } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { creatorConsentTexts } from '../../../features/legal/creator-consent.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const CREATOR_CONSENT_VERSIONS: DocumentVersions = { '1.0': CreatorConsent_1_0 };

export function CreatorConsentPage() {
  return <VersionedDocument name="creator-consent" versions={CREATOR_CONSENT_VERSIONS} />;
}

function CreatorConsent_1_0() {
  const t = useTexts(creatorConsentTexts);
  return (
    <FiguredDocument
      name="creator-consent"
      title={t.title}
      lead={t.lead}
      bodyOf={({ split, affiliate, payout, legal }) =>
        t.body({
          age: legal.minimum_age,
          creator: split.creator_percent,
          platform: split.platform_percent,
          affiliate: affiliate.commission_percent,
          minimum: formatPesos(payout.min_amount),
          holdDays: payout.hold_days,
          lookMin: POLICY.verificationLook.min,
          lookMax: POLICY.verificationLook.max,
          rejectedDays: POLICY.rejectedDocuments,
        })
      }
    />
  );
}
