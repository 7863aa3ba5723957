import { FAN_TABS, paths, tabIn } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { PeopleList } from '../../../features/creators/components/suggestions.tsx';
import { WalletPanel } from '../../../features/credits/components/wallet-panel.tsx';
import { SubscriptionsPanel } from '../../../features/subscriptions/components/my-subscriptions.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { LiveRow } from '../live/live-row.tsx';
import { StoriesRow } from '../stories/stories-row.tsx';
import { fanTexts } from './fan.texts.generated.ts';
import { FanFeed } from './fan-feed.tsx';
import classes from './fan-page.module.css';
import { FirstSteps } from './first-steps.tsx';
import { QuickActions } from './quick-actions.tsx';

/** A fan's home: what the creators posted, and the wallet. */
export function FanPage() {
  const t = useTexts(fanTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = tabIn(FAN_TABS, query);
  const { user } = useSession();
  const hasSubscriptions = (user?.subscriptions.length ?? 0) > 0;
  const isWide = useMediaQuery('(min-width: 1180px)');
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} />
      <div>
        <h1 className="visually-hidden">{t.title}</h1>
        <FirstSteps />
        <StoriesRow />
        <LiveRow />
        {!isWide && (
          <div className={classes.shortcuts}>
            <QuickActions isRow>
              {hasSubscriptions && (
                <LinkButton to={paths.subscriptions()} variant="subtle">
                  {t.subscriptions}
                </LinkButton>
              )}
            </QuickActions>
          </div>
        )}
        <Tabs
          isWide
          open={tab}
          onOpen={(name) => navigate(paths.fan(name), { replace: true })}
          tabs={[
            { name: 'subscribed', label: t.subscribed, content: <FanFeed feed="subscribed" /> },
            { name: 'following', label: t.following, content: <FanFeed feed="following" /> },
            { name: 'for-you', label: t.forYou, content: <FanFeed feed="for-you" /> },
            { name: 'credits', label: t.credits, content: <WalletPanel /> },
          ]}
        />
      </div>
      {isWide && <Aside hasWallet={tab !== 'credits'} />}
    </div>
  );
}

function Aside({ hasWallet }: { hasWallet: boolean }) {
  const t = useTexts(fanTexts);
  const { user } = useSession();
  const limit = Math.min(50, Math.max(10, user?.subscriptions.length ?? 0));
  const creators = useCall('GET /creators', { query: { sort_by: 'popular', limit } });
  const people = creators.data?.creators ?? [];
  return (
    <aside className={classes.aside} aria-label={t.walletAndCreators}>
      {hasWallet && <WalletPanel isAside />}
      <QuickActions />
      <SubscriptionsPanel />
      <PeopleList
        title={t.toDiscover}
        people={people.filter((person) => !person.is_subscribed).slice(0, 4)}
        isLoading={creators.isPending}
      />
    </aside>
  );
}
