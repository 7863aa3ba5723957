import { paths } from '@likha/contract/addresses';
import { formatPesos } from '@likha/contract/money';
import { useEffect } from 'react';
import { invalidate } from '../../../lib/kept-answers.ts';
import { WALLET } from '../../../lib/read-groups.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import { methodName } from '../method-names.ts';

/** The purchase that was begun and not paid, for whoever came back without finishing. One that is over is forgotten. */
export function PendingPurchase({ id, onOver }: { id: string; onOver: () => void }) {
  const t = useTexts(buyingTexts);
  const { data } = useCall('GET /credits/purchases/{id}', { params: { id } }, { refetchOnMount: 'always' });
  const isOver = data !== undefined && data.status !== 'pending';
  const isPaid = data?.status === 'completed';
  useEffect(() => {
    // It may have been paid while nobody was here: what the wallet says is from before.
    if (isPaid) void invalidate(WALLET);
    if (isOver) onOver();
  }, [isPaid, isOver, onOver]);
  if (!data || isOver) return null;
  return (
    <Notice
      tone="warn"
      testId="pending-purchase"
      actions={
        <>
          {data.approval_url && (
            <a className={buttonClass({ variant: 'default' })} href={data.approval_url}>
              {t.continuePaying}
            </a>
          )}
          <LinkButton to={paths.purchase(id)} variant="subtle">
            {t.howItStands}
          </LinkButton>
        </>
      }
    >
      {t.pendingPurchase({
        pesos: formatPesos(data.final_amount),
        method: methodName(data.payment_method, t, data.charge?.currency),
      })}
    </Notice>
  );
}
