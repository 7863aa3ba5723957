import { POLICY } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import { creatorConsentTexts } from '../../../features/legal/creator-consent.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

export function CreatorConsentPage() {
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
