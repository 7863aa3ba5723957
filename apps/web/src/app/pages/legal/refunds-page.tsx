import { POLICY } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { FiguredDocument } from '../../../features/legal/components/figured-document.tsx';
import { refundsTexts } from '../../../features/legal/refunds.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';

export function RefundsPage() {
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
