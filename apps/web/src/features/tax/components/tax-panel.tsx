import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { periodOfMonth } from '../owed-period.ts';
import { percent, type Rule } from '../rule-form.ts';
import { type TaxTexts, taxTexts } from '../tax.texts.generated.ts';
import { IdentityPanel } from './identity-panel.tsx';
import { PeriodList } from './period-list.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';
import classes from './tax-panel.module.css';

type Tax = Answer<'GET /admin/tax'>['tax'];

/** What is withheld of payouts today and what is owed of it, the rules by their dates, and the next one (P784). */
export function TaxPanel() {
  const t = useTexts(taxTexts);
  return (
    <div className={classes.panel}>
      <p className="dim">{t.lead}</p>
      <Loaded
        query={useCall('GET /admin/tax')}
        failedTitle={t.failed}
        loading={<SkeletonList count={3} height={96} label={t.loading} />}
      >
        {({ tax }) => (
          <>
            <Today tax={tax} />
            {tax.months.length > 0 && (
              <section className={classes.rules} aria-label={t.months}>
                <h2>{t.months}</h2>
                <PeriodList
                  caption={t.months}
                  added={t.columnWithheld}
                  periods={tax.months.map(periodOfMonth)}
                />
              </section>
            )}
            <section className={classes.rules} aria-label={t.rules}>
              <h2>{t.rules}</h2>
              {tax.rules.length === 0 ? <p className="dim">{t.none}</p> : <RuleList rules={tax.rules} />}
            </section>
            <RuleForm last={tax.rules[0] ?? null} />
            <IdentityPanel identity={tax.identity} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Of what of payouts a rule withholds, and what says so. */
function ofWhat({ threshold, source }: Rule, t: TaxTexts): string {
  if (threshold === 0) return t.aboveNothing({ source });
  return t.above({ pesos: formatPesos(threshold), source });
}

function Today({ tax: { in_force: rule, payable } }: { tax: Tax }) {
  const t = useTexts(taxTexts);
  const isOn = rule?.is_on ?? false;
  return (
    <section aria-label={t.figures}>
      <StatGrid>
        <Stat label={t.today} note={isOn && rule && ofWhat(rule, t)}>
          {isOn && rule
            ? t.rate({ rate: percent(rule.rate_basis_points), share: percent(rule.share_basis_points) })
            : t.nothing}
        </Stat>
        <Stat label={t.payable} note={payable < 0 && t.payableBelow}>
          {formatPesos(payable)}
        </Stat>
      </StatGrid>
    </section>
  );
}
