import { POLICY, SANCTION } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { affiliateTermsTexts } from '../../../features/legal/affiliate-terms.texts.generated.ts';
import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const AFFILIATE_TERMS_VERSIONS: DocumentVersions = { '1.0': AffiliateTerms_1_0 };

export function AffiliateTermsPage() {
  return <VersionedDocument name="affiliate-terms" versions={AFFILIATE_TERMS_VERSIONS} />;
}

function AffiliateTerms_1_0() {
  const t = useTexts(affiliateTermsTexts);
  return (
    <FiguredDocument
      name="affiliate-terms"
      title={t.title}
      lead={t.lead}
      bodyOf={({ affiliate, payout }) =>
        t.body({
          windowDays: POLICY.referralClick,
          percent: affiliate.commission_percent,
          months: affiliate.validity_months,
          minTransaction: formatPesos(affiliate.min_transaction),
          cap: formatPesos(affiliate.max_earnings_per_creator),
          holdDays: POLICY.commissionHeld,
          minPayout: formatPesos(payout.min_amount),
          payMin: POLICY.payoutPay.min,
          payMax: POLICY.payoutPay.max,
          appealDays: SANCTION.appealDays,
          noticeDays: POLICY.notice,
        })
      }
    />
  );
}
