import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useRequestPayout } from '../api/use-request-payout.ts';
import { accountWords } from '../payout-words.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { requestProblem } from '../request-problem.ts';

type Bucket = Answer<'POST /payouts'>['payout']['bucket'];

/** Request Payout: says why it cannot be, or asks before all that is available is held. */
export function RequestPayout({ bucket }: { bucket: Bucket }) {
  const t = useTexts(payoutsTexts);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const request = useRequestPayout();
  const payouts = useCall('GET /payouts', PAYOUTS).data;
  const known = useCall('GET /payouts/settings').data;
  const available = payouts?.available[bucket] ?? 0;
  const ask = () => {
    if (!payouts || !known) return;
    const at = known.settings?.usable_at ?? null;
    const usableAt = at === null ? null : dateAndTime(at, language);
    const facts = { available, minimum: payouts.minimum, isSetUp: known.settings !== null, usableAt };
    const problem = requestProblem(facts, t);
    if (problem) notify({ tone: 'bad', ...problem });
    else setIsAsking(true);
  };
  const close = () => setIsAsking(false);
  return (
    <>
      <Button disabled={!payouts || !known} aria-haspopup="dialog" onClick={ask}>
        {t.request}
      </Button>
      {isAsking && known?.settings && (
        <ConfirmDialog
          isOpen
          title={t.requestTitle}
          confirmLabel={t.confirm({ pesos: formatPesos(available) })}
          busyLabel={t.requesting}
          isBusy={request.isPending}
          onConfirm={() => request.mutate({ body: { bucket } }, { onSuccess: close, onError: close })}
          onClose={close}
        >
          <p>{t.requestAll}</p>
          <Figures>
            <Figure name={t.to}>{accountWords(known.settings, t)}</Figure>
            <Figure name={t.amount} strong>
              {formatPesos(available)}
            </Figure>
          </Figures>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What is available, and the minimum, come with the list. */
const PAYOUTS = { query: { limit: 1 } };
