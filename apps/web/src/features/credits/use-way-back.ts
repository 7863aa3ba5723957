import { formatCredits } from '@likha/contract/money';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Purchase } from '../../lib/api-types.ts';
import { useBuying } from '../../lib/buying-draft.ts';
import { useTexts } from '../../lib/texts.ts';
import { notify } from '../../ui/toast/toast.ts';
import { purchasesTexts } from './purchases.texts.generated.ts';

/** Once the purchase under way is paid, what was chosen is done with; who wanted something is back at it (P84). */
export function useWayBack(purchase: Purchase | undefined): void {
  const t = useTexts(purchasesTexts);
  const navigate = useNavigate();
  const { values, drop } = useBuying();
  const isPaid = purchase?.status === 'completed' && purchase.id === values.purchaseId;
  const goOn = useEffectEvent(() => {
    const { wanted } = values;
    drop();
    if (!wanted) return;
    const credits = formatCredits(purchase?.granted_credits ?? purchase?.credit_amount ?? 0);
    notify({ tone: 'good', title: t.completedTitle, text: t.backAtWanted({ credits }) });
    void navigate(wanted.path, { replace: true });
  });
  useEffect(() => {
    if (isPaid) goOn();
  }, [isPaid]);
}
