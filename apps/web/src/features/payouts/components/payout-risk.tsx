import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { payoutQueueTexts } from '../payout-queue.texts.generated.ts';
import classes from './payout-risk.module.css';

/** What the platform stands to lose should payers take their money back (P245); nothing until it is known. */
export function PayoutRisk() {
  const t = useTexts(payoutQueueTexts);
  const risk = useCall('GET /admin/payouts', { query: { limit: 1 } }).data?.risk;
  if (!risk) return null;
  return (
    <Card as="section" className={classes.box} aria-label={t.risk}>
      <h3>{t.risk}</h3>
      <p className="dim">{t.riskLead({ days: risk.hold_days })}</p>
      <Figures>
        <Figure name={t.riskHeld}>{formatPesos(risk.held)}</Figure>
        <Figure name={t.riskAvailable}>{formatPesos(risk.available)}</Figure>
        <Figure name={t.riskRequested}>{formatPesos(risk.requested)}</Figure>
        <Figure name={t.riskFanDebt}>{formatPesos(risk.fan_debt)}</Figure>
        <Figure name={t.riskTakenBack}>{formatPesos(risk.taken_back)}</Figure>
        <Figure name={t.riskOwed}>{formatPesos(risk.owed)}</Figure>
      </Figures>
    </Card>
  );
}
