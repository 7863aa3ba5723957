import { BUNDLE_PERCENT, BUNDLES, FIRST_MONTH_PERCENT } from '@likha/contract/limits';
import { centavosFromPesos, discounted, formatCentavos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { isPercent, type OfferValues } from '../offer-values.ts';
import { offersTexts } from '../offers.texts.generated.ts';
import classes from './offers-preview.module.css';

/** What fans would pay by what stands in the form; lines that are not filled in, or wrongly, are left out. @param price in pesos */
export function OffersPreview({ values, price }: { values: OfferValues; price: number }) {
  const t = useTexts(offersTexts);
  const list = centavosFromPesos(price) ?? 0;
  const month = formatCentavos(list);
  const { introduction, first_month_percent: percent } = values;
  return (
    <section className={classes.preview} aria-label={t.preview}>
      <h3>{t.preview}</h3>
      <Figures>
        {introduction === 'first_month' &&
          isPercent(percent, FIRST_MONTH_PERCENT.min, FIRST_MONTH_PERCENT.max) && (
            <Figure name={t.firstMonthLine}>
              {t.thenMonth({ price: formatCentavos(discounted(list, Number(percent))), month })}
            </Figure>
          )}
        {Number(introduction) > 0 && (
          <Figure name={t.trial({ days: introduction })}>{t.trialThen({ month })}</Figure>
        )}
        <Figure name={t.aMonth}>{month}</Figure>
        {BUNDLES.map((months) => {
          const off = values[`bundle_${months}_percent`];
          if (!isPercent(off, BUNDLE_PERCENT.min, BUNDLE_PERCENT.max)) return null;
          const total = discounted(list * months, Number(off));
          const each = formatCentavos(Math.ceil(total / months));
          return (
            <Figure key={months} name={t.monthsFor({ months })}>
              {t.total({ total: formatCentavos(total), month: each })}
            </Figure>
          );
        })}
      </Figures>
    </section>
  );
}
