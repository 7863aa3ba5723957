import { formatPesos } from '@likha/contract/money';
import { providerName } from '../../../lib/provider-name.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { type SettlementsTexts, settlementsTexts } from '../settlements.texts.generated.ts';
import { ReportList } from './report-list.tsx';
import { ReportUpload } from './report-upload.tsx';
import classes from './settlements-panel.module.css';
import { WorkList } from './work-list.tsx';

/** What payment providers paid out, beside the books (P751): what they still have of ours, reports, and what does not agree. */
export function SettlementsPanel() {
  const t = useTexts(settlementsTexts);
  return (
    <div className={classes.panel}>
      <p className="dim">{t.lead}</p>
      <Owed />
      <ReportUpload />
      <ReportList />
      <WorkList />
    </div>
  );
}

function noteOf(t: SettlementsTexts, owed: number, reserve: number): string {
  if (owed < 0) return t.owedBelow;
  return reserve > 0 ? t.owedReserve({ amount: formatPesos(reserve) }) : t.owedNote;
}

/** Nothing until it is known. */
function Owed() {
  const t = useTexts(settlementsTexts);
  const clearing = useCall('GET /admin/settlements', { query: { limit: 1 } }).data?.clearing;
  if (!clearing) return null;
  return (
    <section aria-label={t.owedTitle}>
      <StatGrid>
        {clearing.map(({ provider, owed, reserve }) => (
          <Stat
            key={provider}
            label={t.owes({ company: providerName(provider) })}
            note={noteOf(t, owed, reserve)}
          >
            {formatPesos(owed)}
          </Stat>
        ))}
      </StatGrid>
    </section>
  );
}
