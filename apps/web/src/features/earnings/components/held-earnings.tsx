import { formatPesos } from '@likha/contract/money';
import type { Earnings } from '../../../lib/api-types.ts';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { earningsTexts } from '../earnings.texts.generated.ts';
import classes from './held-earnings.module.css';

/** What is held and from when it is available; what was taken back, and what comes off next. Nothing where none of it is. */
export function HeldEarnings({ earnings }: { earnings: Earnings }) {
  const t = useTexts(earningsTexts);
  const language = useLanguage();
  const { held, hold_days: days, reserve, owed, taken_back: takenBack } = earnings;
  if (held.length === 0 && reserve === 0 && owed === 0 && takenBack === 0) return null;
  return (
    <Card as="section" className={classes.box} aria-labelledby="held-earnings">
      <h2 id="held-earnings">{t.holdTitle}</h2>
      {held.length > 0 && <p className="dim">{t.holdWhy({ days })}</p>}
      <Figures>
        {held.map(({ date, amount, available_on }) => (
          <Figure key={date} name={t.availableOn({ day: shortDate(atNoon(available_on), language) })}>
            {formatPesos(amount)}
          </Figure>
        ))}
        {reserve > 0 && <Figure name={t.reserve}>{formatPesos(reserve)}</Figure>}
        {takenBack > 0 && <Figure name={t.takenBack}>{formatPesos(takenBack)}</Figure>}
        {owed > 0 && <Figure name={t.owed}>{formatPesos(owed)}</Figure>}
      </Figures>
      {reserve > 0 && (
        <p className="dim">
          {t.reserveWhy({ percent: earnings.reserve_percentage, days: earnings.reserve_days })}
        </p>
      )}
      {takenBack > 0 && <p className="dim">{t.takenBackWhy}</p>}
    </Card>
  );
}

/** The same day in every zone that a reader may be in. */
function atNoon(day: string): string {
  return `${day}T12:00:00+08:00`;
}
