import { GiftLists } from '../../features/subscriptions/components/gift-lists.tsx';
import { SubscriptionList } from '../../features/subscriptions/components/my-subscriptions.tsx';
import { useTexts } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { creditsPagesTexts } from './credits-pages.texts.generated.ts';
import classes from './subscriptions-page.module.css';

/** `/my-subscriptions`: whom a fan subscribes to, and how each subscription stands. */
export function SubscriptionsPage() {
  const t = useTexts(creditsPagesTexts);
  return (
    <div className={classes.page}>
      <PageTitle title={t.subscriptions} />
      <h1>{t.subscriptions}</h1>
      <SubscriptionList />
      <GiftLists />
    </div>
  );
}
