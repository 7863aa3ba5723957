import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useReportTypeChoices } from '../../../lib/report-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Select } from '../../../ui/form/select.tsx';
import { IconFlag } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type ReportAct, sendReport, useClaim, useDecideReport } from '../api/use-decisions.ts';
import type { Chosen } from '../bulk.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { type Report, shouted } from '../words.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { QueueFrame } from './queue-frame.tsx';
import { ReportCard } from './report-card.tsx';
import { SanctionDialog } from './sanction-dialog.tsx';
import { TriageList } from './triage-list.tsx';

/** What is about to be done with several. */
interface Bulk {
  act: 'dismiss' | 'remove';
  chosen: Chosen[];
  onDecided: () => void;
}

/**
 * What people reported: filters, the queue, and the dialogs of what has to be asked about first.
 * @param about the id of the person whom all of it is about; of everybody where it is left out
 */
export function ReportQueue({ about }: { about?: string | undefined }) {
  const t = useTexts(moderationTexts);
  const state = useKeptChoice('report_state', [
    { value: 'pending', label: t.statePending },
    { value: 'resolved', label: t.stateResolved },
    { value: 'dismissed', label: t.stateDismissed },
    { value: 'all', label: t.stateAll },
  ]);
  const type = useKeptChoice('report_type', [{ value: '', label: t.allTypes }, ...useReportTypeChoices()]);
  const [asked, setAsked] = useState<{ report: Report; act: 'warn' | 'ban' } | null>(null);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const query = { limit: 50, status: state.value, report_type: type.value || undefined, user_id: about };
  const pages = useDatedPages('GET /moderation/reports', 'reports', { query });
  const decide = useDecideReport();
  const claim = useClaim('reports');
  const act = (what: ReportAct, id: string) => {
    const report = pages.data?.find((one) => one.id === id);
    if (!report || (what === 'remove' && report.subject_type === 'profile')) return;
    if (what === 'warn' || what === 'ban') setAsked({ report, act: what });
    else decide.mutate({ id, act: what });
  };
  return (
    <QueueFrame label={t.reports}>
      {about && (
        <p className="dim">
          {t.ofOnePerson}{' '}
          <Link to={paths.adminModeration('reports')} className="text-link">
            {t.ofEverybody}
          </Link>
        </p>
      )}
      <ListTools {...pages.tools}>
        <Select label={t.state} {...state} />
        <Select label={t.type} {...type} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={200} label={t.loading} />}
        empty={<StatePanel icon={<IconFlag size={32} stroke={1.75} />} title={t.noReports} />}
      >
        {(reports) => (
          <>
            <TriageList
              title={t.reportCount({ count: reports.length })}
              items={reports.map((report) => ({
                id: report.id,
                name: `${shouted(report.report_type)} · ${report.reported_user.full_name}`,
                isOpen: report.status === 'pending',
                card: <ReportCard report={report} onAct={(what) => act(what, report.id)} />,
              }))}
              keys={[
                { key: 'd', act: 'dismiss', label: t.dismiss },
                { key: 'w', act: 'warn', label: t.warn },
                { key: 'r', act: 'remove', label: t.removeReported },
                { key: 'b', act: 'ban', label: t.ban },
              ]}
              onAct={(what, id) => act(what as ReportAct, id)}
              onClaim={(id) => claim.mutate({ id })}
              bulk={[
                { act: 'dismiss', label: t.dismiss },
                { act: 'remove', label: t.removeReported },
              ]}
              onBulk={(what, chosen, onDecided) =>
                setBulk({ act: what === 'remove' ? 'remove' : 'dismiss', chosen, onDecided })
              }
              onFew={() => pages.more.hasMore && pages.more.onMore()}
            />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      {bulk && (
        <BulkDialog
          chosen={bulk.chosen}
          label={bulk.act === 'remove' ? t.removeReported : t.dismiss}
          means={bulk.act === 'remove' ? t.bulkMeans : t.bulkDismissMeans}
          hasReason={bulk.act === 'remove'}
          send={(id, reason) => sendReport({ id, act: bulk.act, more: { admin_notes: '', reason } })}
          invalidates={['GET /moderation/reports', 'GET /moderation/stats']}
          onDecided={bulk.onDecided}
          onClose={() => setBulk(null)}
        />
      )}
      {asked && <SanctionDialog {...asked} onClose={() => setAsked(null)} />}
    </QueueFrame>
  );
}
