import { paths } from '@likha/contract/addresses';
import { MessageButton } from '../../../features/messages/components/message-button.tsx';
import { OwnFans } from '../../../features/subscriptions/components/own-fans.tsx';
import { OwnOffers } from '../../../features/subscriptions/components/own-offers.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { studioTexts } from './studio.texts.generated.ts';
import { StudioSubpage } from './studio-subpage.tsx';

/** Who subscribes and follows, and what a creator offers besides a month. */
export function SubscribersPage() {
  const t = useTexts(studioTexts);
  const { user } = useSession();
  const { data } = useCall('GET /users/profile/{id}', { params: { id: user?.id ?? '' } });
  if (!user) return null;
  return (
    <StudioSubpage title={t.subscribersTitle} back={{ to: paths.studio(), label: t.backToStudio }}>
      <OwnFans action={({ id, username }) => <MessageButton person={{ id, name: `@${username}` }} />} />
      <OwnOffers price={data?.subscription_price} />
    </StudioSubpage>
  );
}
