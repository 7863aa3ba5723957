import { POLICY } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import {
  type DocumentVersions,
  VersionedDocument,
} from '../../../features/legal/components/versioned-document.tsx';
import { refundsTexts } from '../../../features/legal/refunds.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

/** The text of each version that changed it (P361). */
export const REFUNDS_VERSIONS: DocumentVersions = { '1.0': Refunds_1_0 };

export function RefundsPage() {
  return <VersionedDocument name="refunds" versions={REFUNDS_VERSIONS} />;
}

function Refunds_1_0() {
  const t = useTexts(refundsTexts);
  return (
    <FiguredDocument
      name="refunds"
      title={t.title}
      lead={t.lead}
      bodyOf={() =>
        t.body({
          hours: POLICY.refundHours,
          lookMin: POLICY.refundLook.min,
          lookMax: POLICY.refundLook.max,
          payMin: POLICY.refundPay.min,
          payMax: POLICY.refundPay.max,
          escalation: formatPesos(POLICY.escalationPesos),
        })
      }
    />
  );
}
