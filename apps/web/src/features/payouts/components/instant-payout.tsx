import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { useInstantPayout } from '../api/use-instant-payout.ts';
import { payoutsTexts } from '../payouts.texts.generated.ts';
import { useAsPressed } from '../use-as-pressed.ts';

type Bucket = Answer<'POST /payouts'>['payout']['bucket'];

interface InstantPayoutProps {
  bucket: Bucket;
  /** Decimal pesos. */
  available: number;
  /** What of it is kept for the tax office, decimal pesos. */
  withheld: number;
  instant: NonNullable<Answer<'GET /payouts'>['instant']>;
  account: string;
  onClose: () => void;
}

/** Asks before all that is available leaves at once: how much, what it costs, what arrives and where (P601). */
export function InstantPayout({ bucket, account, onClose, ...now }: InstantPayoutProps) {
  const t = useTexts(payoutsTexts);
  const send = useInstantPayout(onClose);
  const {
    said: { available, withheld, instant },
    press,
  } = useAsPressed(now);
  const arrives = formatPesos(available - instant.fee - withheld);
  return (
    <ConfirmDialog
      isOpen
      title={t.instantTitle}
      confirmLabel={t.instantConfirm({ pesos: arrives })}
      busyLabel={t.instantSending}
      isBusy={send.isPending}
      onConfirm={() => {
        press();
        send.mutate({ body: { bucket } });
      }}
      onClose={onClose}
    >
      <p>{t.instantAll}</p>
      <Figures>
        <Figure name={t.to}>{account}</Figure>
        <Figure name={t.amount}>{formatPesos(available)}</Figure>
        <Figure name={t.fee}>{formatPesos(instant.fee)}</Figure>
        {withheld > 0 && <Figure name={t.withheld}>{formatPesos(withheld)}</Figure>}
        <Figure name={t.youGet} strong>
          {arrives}
        </Figure>
      </Figures>
      {withheld > 0 && <p className="dim">{t.withheldWhy}</p>}
      <p className="dim">
        {t.leftToday({ limit: formatPesos(instant.daily_limit), left: formatPesos(instant.left_today) })}
      </p>
    </ConfirmDialog>
  );
}
