import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { useRequestPayout } from '../api/use-request-payout.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { useAsPressed } from '../use-as-pressed.ts';

interface AskPayoutProps {
  bucket: Answer<'POST /payouts'>['payout']['bucket'];
  /** Decimal pesos. */
  available: number;
  /** What of it is kept for the tax office as of today, decimal pesos. */
  withheld: number;
  account: string;
  onClose: () => void;
}

/** Asks before all that is available is held until somebody decided: how much, and where it goes. */
export function AskPayout({ bucket, account, onClose, ...now }: AskPayoutProps) {
  const t = useTexts(payoutsTexts);
  const request = useRequestPayout(onClose);
  const {
    said: { available, withheld },
    press,
  } = useAsPressed(now);
  return (
    <ConfirmDialog
      isOpen
      title={t.requestTitle}
      confirmLabel={t.confirm({ pesos: formatPesos(available) })}
      busyLabel={t.requesting}
      isBusy={request.isPending}
      onConfirm={() => {
        press();
        request.mutate({ body: { bucket } });
      }}
      onClose={onClose}
    >
      <p>{t.requestAll}</p>
      <Figures>
        <Figure name={t.to}>{account}</Figure>
        <Figure name={t.amount} strong={withheld === 0}>
          {formatPesos(available)}
        </Figure>
        {withheld > 0 && <Figure name={t.withheldAbout}>{formatPesos(withheld)}</Figure>}
        {withheld > 0 && (
          <Figure name={t.youGet} strong>
            {formatPesos(available - withheld)}
          </Figure>
        )}
      </Figures>
      {withheld > 0 && (
        <p className="dim">
          {t.withheldWhy} {t.withheldLater}
        </p>
      )}
    </ConfirmDialog>
  );
}
