import { paths } from '@likha/contract/addresses';
import { MessageButton } from '../../../features/messages/components/message-button.tsx';
import { OwnFans } from '../../../features/subscriptions/components/own-fans.tsx';
import { OwnOffers } from '../../../features/subscriptions/components/own-offers.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { studioTexts } from './studio.texts.generated.ts';
import classes from './subscribers-page.module.css';

/** Who subscribes and follows, and what a creator offers besides a month. */
export function SubscribersPage() {
  const t = useTexts(studioTexts);
  const { user } = useSession();
  const { data } = useCall('GET /users/profile/{id}', { params: { id: user?.id ?? '' } });
  if (!user) return null;
  return (
    <div className={classes.page}>
      <PageTitle title={t.subscribersTitle} />
      <header className={classes.header}>
        <BackLink to={paths.studio()}>{t.backToStudio}</BackLink>
        <h1>{t.subscribersTitle}</h1>
      </header>
      <OwnFans action={({ id, username }) => <MessageButton person={{ id, name: `@${username}` }} />} />
      <OwnOffers price={data?.subscription_price} />
    </div>
  );
}
