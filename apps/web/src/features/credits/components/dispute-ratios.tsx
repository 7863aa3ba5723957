import { LOCALES } from '@likha/contract/language';
import type { Answer } from '../../../lib/api-types.ts';
import { monthName } from '../../../lib/month-name.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FactTable } from '../../../ui/fact-table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type DisputesTexts, disputesTexts } from '../disputes.texts.generated.ts';
import classes from './dispute-ratios.module.css';

type Ratio = Answer<'GET /admin/disputes/ratios'>['ratios'][number];

/** What share of a month's payments is disputed, beside what networks allow (P765). */
export function DisputeRatios() {
  const t = useTexts(disputesTexts);
  const share = useShare();
  const query = useCall('GET /admin/disputes/ratios');
  return (
    <section className={classes.ratios} aria-labelledby="dispute-ratios">
      <h3 id="dispute-ratios">{t.ratios}</h3>
      <Loaded query={query} failedTitle={t.ratiosFailed} loading={<Skeleton height={96} />}>
        {({ ratios, near, over }) => (
          <>
            <p className="dim">
              {t.ratiosHint({
                over: share(over.basis_points),
                count: over.disputes,
                near: share(near.basis_points),
              })}
            </p>
            {ratios.length === 0 ? <p>{t.ratiosNone}</p> : <Ratios ratios={ratios} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Ratios({ ratios }: { ratios: readonly Ratio[] }) {
  const t = useTexts(disputesTexts);
  const language = useLanguage();
  const share = useShare();
  const standings = { calm: t.calm, near: t.near, over: t.over };
  return (
    <FactTable
      caption={t.ratios}
      items={ratios}
      keyOf={({ month, provider, payment_method: method }) => `${month}-${provider}-${method}`}
      testId="dispute-ratio"
      columns={[
        {
          name: 'month',
          label: t.columnMonth,
          isPlain: true,
          cell: ({ month }) => monthName(month, language),
        },
        { name: 'method', label: t.columnMethod, cell: (ratio) => methodOf(ratio, t) },
        { name: 'payments', label: t.columnPayments, isFigure: true, cell: ({ payments }) => payments },
        { name: 'disputes', label: t.columnDisputes, isFigure: true, cell: ({ disputes }) => disputes },
        {
          name: 'share',
          label: t.columnShare,
          isFigure: true,
          cell: ({ basis_points: points }) => share(points),
        },
        {
          name: 'standing',
          label: t.columnState,
          cell: ({ standing }) => (
            <span className={classes.standing} data-standing={standing}>
              {standings[standing]}
            </span>
          ),
        },
      ]}
    />
  );
}

function methodOf({ provider, payment_method: method }: Ratio, t: DisputesTexts): string {
  const methods: Readonly<Record<string, string>> = {
    card: t.card,
    card_abroad: t.card,
    gcash: 'GCash',
    maya: 'Maya',
  };
  const name = methods[method];
  return name ? `${name} · ${providerName(provider)}` : providerName(provider);
}

/** Ten thousandths as a person reads them. */
function useShare(): (basisPoints: number) => string {
  const format = new Intl.NumberFormat(LOCALES[useLanguage()], {
    style: 'percent',
    minimumFractionDigits: 2,
  });
  return (basisPoints) => format.format(basisPoints / 10_000);
}
