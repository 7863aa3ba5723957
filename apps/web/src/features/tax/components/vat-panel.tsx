import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { periodOfQuarter } from '../owed-period.ts';
import { percent } from '../rule-form.ts';
import { vatTexts } from '../vat.texts.generated.ts';
import { PeriodList } from './period-list.tsx';
import classes from './vat-panel.module.css';
import { VatRuleForm } from './vat-rule-form.tsx';
import { VatMonths, VatRules } from './vat-tables.tsx';

type Vat = Answer<'GET /admin/vat'>['vat'];

/** The VAT within what Likha earns: today's, what is put aside, each month's, the rules by their dates, and the next one (P805, P806). */
export function VatPanel() {
  const t = useTexts(vatTexts);
  return (
    <section className={classes.panel} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="dim">{t.lead}</p>
      <Loaded
        query={useCall('GET /admin/vat')}
        failedTitle={t.failed}
        loading={<SkeletonList count={2} height={96} label={t.loading} />}
      >
        {({ vat }) => (
          <>
            <Today vat={vat} />
            {vat.quarters.length > 0 && (
              <section className={classes.rules} aria-label={t.quarters}>
                <h3>{t.quarters}</h3>
                <PeriodList
                  caption={t.quarters}
                  added={t.columnPutAside}
                  periods={vat.quarters.map(periodOfQuarter)}
                />
              </section>
            )}
            {vat.months.length > 0 && (
              <section className={classes.rules} aria-label={t.months}>
                <h3>{t.months}</h3>
                <VatMonths months={vat.months} />
              </section>
            )}
            <section className={classes.rules} aria-label={t.rules}>
              <h3>{t.rules}</h3>
              {vat.rules.length === 0 ? <p className="dim">{t.none}</p> : <VatRules rules={vat.rules} />}
            </section>
            <VatRuleForm last={vat.rules[0] ?? null} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Today({ vat: { in_force: rule, payable } }: { vat: Vat }) {
  const t = useTexts(vatTexts);
  const held = rule?.is_on ? rule : null;
  return (
    <section aria-label={t.figures}>
      <StatGrid>
        <Stat label={t.today} note={held && t.within({ source: held.source })}>
          {held ? t.rate({ rate: percent(held.rate_basis_points) }) : t.nothing}
        </Stat>
        <Stat label={t.payable} note={payable < 0 && t.payableBelow}>
          {formatPesos(payable)}
        </Stat>
      </StatGrid>
    </section>
  );
}
