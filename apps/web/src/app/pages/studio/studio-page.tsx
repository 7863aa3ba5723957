import { formatPesos } from '@likha/contract/money';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { AnalyticsPanel } from '../../../features/earnings/components/analytics-panel.tsx';
import { StatCards } from '../../../features/earnings/components/stat-cards.tsx';
import { NewPostForm } from '../../../features/posts/components/new-post-form.tsx';
import { OwnPosts } from '../../../features/posts/components/own-posts.tsx';
import { paths, SCHEDULE, STUDIO_TABS, type StudioTab, tabIn } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { NoPosts, Overview } from './overview.tsx';
import { studioTexts } from './studio.texts.generated.ts';
import { StudioAffiliate } from './studio-affiliate.tsx';
import { StudioEarnings } from './studio-earnings.tsx';
import classes from './studio-page.module.css';
import { StudioSection } from './studio-section.tsx';
import { StudioSettings } from './studio-settings.tsx';

/** The creator's studio: how it goes, what to post, what came in. */
export function StudioPage() {
  const t = useTexts(studioTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = tabIn(STUDIO_TABS, query);
  const open = (name: StudioTab) => void navigate(paths.studio(name));
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} />
      <StudioHeader tab={tab} onNewPost={() => open('content')} />
      <Tabs
        open={tab}
        onOpen={open}
        tabs={[
          {
            name: 'overview',
            label: t.overview,
            content: <Overview onOpen={open} />,
          },
          { name: 'content', label: t.content, content: <StudioContent /> },
          { name: 'analytics', label: t.analytics, content: <AnalyticsPanel /> },
          { name: 'earnings', label: t.earnings, content: <StudioEarnings /> },
          { name: 'affiliate', label: t.affiliate, content: <StudioAffiliate /> },
          { name: 'settings', label: t.settings, content: <StudioSettings /> },
        ]}
      />
    </div>
  );
}

function StudioContent() {
  const t = useTexts(studioTexts);
  const [query] = useSearchParams();
  return (
    <div className={classes.content}>
      <InBrowser loading={<Skeleton height={640} />}>
        <NewPostForm isScheduling={query.has(SCHEDULE)} />
      </InBrowser>
      <StudioSection id="latest-posts" title={t.latestPosts}>
        <OwnPosts empty={<NoPosts />} />
      </StudioSection>
    </div>
  );
}

function StudioHeader({ tab, onNewPost }: { tab: StudioTab; onNewPost: () => void }) {
  const t = useTexts(studioTexts);
  const { user } = useSession();
  const { data } = useCall('GET /earnings');
  // Each figure is shown once.
  const hasOwnFigures = tab === 'earnings' || tab === 'analytics';
  const firstName = user?.full_name.split(' ')[0] ?? '';
  return (
    <header className={classes.header} data-tab={tab}>
      <div className={classes.bar}>
        <p className={classes.eyebrow}>{t.title}</p>
        <Button
          variant={tab === 'content' ? 'default' : 'filled'}
          leftSection={<IconPlus size={20} stroke={2.25} aria-hidden />}
          onClick={onNewPost}
        >
          {t.newPost}
        </Button>
      </div>
      <div className={classes.greeting}>
        <h1>{t.hello({ name: firstName })}</h1>
        {!hasOwnFigures && (
          <p className="dim">
            {t.totalEarnings}{' '}
            <strong className={classes.total}>{data ? formatPesos(data.total_earned) : '…'}</strong>
          </p>
        )}
      </div>
      {!hasOwnFigures && (
        <div className={classes.stats}>
          <StatCards earnings={data} />
        </div>
      )}
    </header>
  );
}
