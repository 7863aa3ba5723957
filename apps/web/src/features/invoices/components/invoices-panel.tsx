import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { invoicesTexts } from '../invoices.texts.generated.ts';
import { InvoicedMonths } from './invoiced-months.tsx';
import classes from './invoices-panel.module.css';
import { SeriesForm } from './series-form.tsx';
import { SeriesList } from './series-list.tsx';

/** Invoices to creators: the months that were invoiced, series of numbers, and the next one (P804). */
export function InvoicesPanel() {
  const t = useTexts(invoicesTexts);
  return (
    <section className={classes.panel} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="dim">{t.lead}</p>
      <Loaded
        query={useCall('GET /admin/invoices')}
        failedTitle={t.failed}
        loading={<SkeletonList count={2} height={96} label={t.loading} />}
      >
        {(invoices) => <Content invoices={invoices} />}
      </Loaded>
    </section>
  );
}

function Content({
  invoices: { is_ready: isReady, series, months },
}: {
  invoices: Answer<'GET /admin/invoices'>;
}) {
  const t = useTexts(invoicesTexts);
  return (
    <>
      {!isReady && <Notice tone="warn">{t.notReady}</Notice>}
      {months.length > 0 && (
        <section className={classes.part} aria-label={t.months}>
          <h3>{t.months}</h3>
          <InvoicedMonths months={months} />
        </section>
      )}
      <section className={classes.part} aria-label={t.series}>
        <h3>{t.series}</h3>
        {series.length === 0 ? <p className="dim">{t.none}</p> : <SeriesList series={series} />}
      </section>
      <SeriesForm key={series[0]?.id} />
    </>
  );
}
