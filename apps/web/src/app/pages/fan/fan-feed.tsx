import { IconHeartPlus, IconSparkles } from '@tabler/icons-react';
import { PostList } from '../../../features/posts/components/post-list.tsx';
import { paths } from '../../../lib/paths.ts';
import { feedTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { UnlockOffer } from '../unlock-offer.tsx';
import { fanTexts } from './fan.texts.generated.ts';
import { feedOf } from './fan-calls.ts';

/** For You, or the posts of the creators that the fan subscribes to; what to do about a locked post comes from the wallet's side. */
export function FanFeed({ onlySubscribed }: { onlySubscribed: boolean }) {
  const { user } = useSession();
  const query = usePages('GET /content/feed', 'posts', feedOf(onlySubscribed));
  return (
    <PostList
      query={query}
      ageOf={feedTime}
      renderUnlock={(post) => <UnlockOffer post={post} viewer={user} />}
      empty={onlySubscribed ? <NoSubscriptions /> : <NothingPosted />}
    />
  );
}

function NoSubscriptions() {
  const t = useTexts(fanTexts);
  const { user } = useSession();
  const hasSome = (user?.subscriptions.length ?? 0) > 0;
  return (
    <StatePanel
      icon={<IconHeartPlus size={32} stroke={1.75} />}
      title={hasSome ? t.nothingPosted : t.noSubscriptions}
      text={hasSome ? t.newPostsHere : t.postsHere}
      action={<LinkButton to={paths.models()}>{t.browseCreators}</LinkButton>}
    />
  );
}

function NothingPosted() {
  const t = useTexts(fanTexts);
  return (
    <StatePanel
      icon={<IconSparkles size={32} stroke={1.75} />}
      title={t.nothingHere}
      text={t.asSoonAs}
      action={<LinkButton to={paths.models()}>{t.browseCreators}</LinkButton>}
    />
  );
}
