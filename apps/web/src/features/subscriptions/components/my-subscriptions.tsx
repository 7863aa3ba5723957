import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { IconHeartPlus } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { mySubscriptionsTexts } from '../my-subscriptions.texts.generated.ts';
import classes from './my-subscriptions.module.css';
import { SubscriptionRow } from './subscription-row.tsx';

const SHOWN_ASIDE = 4;

/** The newest subscriptions beside the feed; nothing where there are none. */
export function SubscriptionsPanel() {
  const t = useTexts(mySubscriptionsTexts);
  const { data } = useCall('GET /subscriptions', { query: { limit: SHOWN_ASIDE } });
  if (!data || data.subscriptions.length === 0) return null;
  return (
    <Card as="section" className={classes.panel} aria-labelledby="my-subscriptions">
      <div className={classes.head}>
        <h2 id="my-subscriptions">{t.title}</h2>
        <Link to={paths.subscriptions()}>{t.all}</Link>
      </div>
      <ul className={classes.list}>
        {data.subscriptions.map((subscription) => (
          <SubscriptionRow key={subscription.creator.id} subscription={subscription} />
        ))}
      </ul>
    </Card>
  );
}

/** All running subscriptions, page by page. */
export function SubscriptionList() {
  const t = useTexts(mySubscriptionsTexts);
  const query = usePages('GET /subscriptions', 'subscriptions', { query: { limit: 20 } });
  return (
    <>
      <Loaded
        query={query}
        loading={<SkeletonList count={4} height={96} label={t.loading} />}
        failedTitle={t.failed}
        empty={
          <StatePanel
            icon={<IconHeartPlus size={32} stroke={1.75} />}
            title={t.noneTitle}
            text={t.noneText}
            action={<LinkButton to={paths.models()}>{t.browse}</LinkButton>}
          />
        }
      >
        {(subscriptions) => (
          <ul className={classes.list}>
            {subscriptions.map((subscription) => (
              <SubscriptionRow key={subscription.creator.id} subscription={subscription} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </>
  );
}
