import type { ModerationPart } from '@likha/contract/addresses';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { ContentQueue } from './content-queue.tsx';
import { ContentSearch } from './content-search.tsx';
import classes from './moderation-panel.module.css';
import { ProfileQueue } from './profile-queue.tsx';
import { QueueFigures } from './queue-figures.tsx';
import { ReportQueue } from './report-queue.tsx';
import { SpamControl } from './spam-control.tsx';
import { WarningList } from './warning-list.tsx';

type Stats = Answer<'GET /moderation/stats'>;

interface ModerationPanelProps {
  open: ModerationPart;
  onOpen: (part: ModerationPart) => void;
  /** Whose reports are shown; everybody's where nobody is named. */
  about?: string | undefined;
  /** Stands below the figures, where no list grows. */
  foot: ReactNode;
}

/** What staff looks over: figures, reports, content, profiles, all by search, keywords, warnings. The figures are asked for with every tab. */
export function ModerationPanel({ open, onOpen, about, foot }: ModerationPanelProps) {
  const t = useTexts(moderationTexts);
  useFiguresOf(open);
  const stats = useCall('GET /moderation/stats');
  const figures = stats.data;
  return (
    <Tabs
      open={open}
      onOpen={onOpen}
      tabs={[
        { name: 'dashboard', label: t.dashboard, content: <Dashboard query={stats} foot={foot} /> },
        {
          name: 'reports',
          label: <Badged label={t.reports} count={figures?.pending_reports} />,
          content: <ReportQueue key={about} about={about} />,
        },
        {
          name: 'content',
          label: <Badged label={t.content} count={figures?.pending_content_review} />,
          content: <ContentQueue />,
        },
        {
          name: 'profiles',
          label: <Badged label={t.profiles} count={figures?.pending_profiles} />,
          content: <ProfileQueue />,
        },
        { name: 'search', label: t.search, content: <ContentSearch /> },
        { name: 'spam', label: t.spam, content: <SpamControl /> },
        { name: 'warnings', label: t.warnings, content: <WarningList /> },
      ]}
    />
  );
}

/** Asks for the figures again whenever another tab is shown, by a press or by Back; the first tab's are new. */
function useFiguresOf(open: ModerationPart) {
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    void invalidate(['GET /moderation/stats']);
  }, [open]);
}

/** A tab's name with how many wait behind it. */
function Badged({ label, count = 0 }: { label: string; count: number | undefined }) {
  const t = useTexts(moderationTexts);
  if (count === 0) return label;
  return (
    <span className={classes.badged}>
      {label}{' '}
      <span className={classes.badge}>
        <span aria-hidden>{count}</span>
        <span className="visually-hidden">{t.waiting({ count })}</span>
      </span>
    </span>
  );
}

function Dashboard({
  query,
  foot,
}: {
  query: ReturnType<typeof useCall<'GET /moderation/stats'>>;
  foot: ReactNode;
}) {
  const t = useTexts(moderationTexts);
  return (
    <div className={classes.dashboard}>
      <Loaded query={query} failedTitle={t.loadFailed} loading={<Skeleton height={280} label={t.loading} />}>
        {(stats) => <Figures stats={stats} />}
      </Loaded>
      <QueueFigures />
      {foot}
    </div>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const t = useTexts(moderationTexts);
  return (
    <StatGrid>
      <Stat label={t.pendingReports}>{stats.pending_reports}</Stat>
      <Stat label={t.contentReviews}>{stats.pending_content_review}</Stat>
      <Stat label={t.flaggedUsers} note={t.flaggedUsersNote}>
        {stats.flagged_users}
      </Stat>
      <Stat label={t.warningsIssued} note={t.warningsIssuedNote}>
        {stats.total_warnings_issued}
      </Stat>
      <Stat label={t.spamBlocked} note={t.spamBlockedNote}>
        {stats.spam_messages_blocked}
      </Stat>
      <Stat label={t.contentRemoved} note={t.contentRemovedNote}>
        {stats.content_removed}
      </Stat>
    </StatGrid>
  );
}
