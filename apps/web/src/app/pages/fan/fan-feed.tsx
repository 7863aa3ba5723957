import { paths } from '@likha/contract/addresses';
import { PostList } from '../../../features/posts/components/post-list.tsx';
import { isBeyond, useNamedPost, withFirst } from '../../../lib/named-post.ts';
import { feedTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { IconHeartPlus, IconSparkles, IconUserPlus } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { postMenu } from '../more-menu.tsx';
import { UnlockOffer } from '../unlock-offer.tsx';
import { fanTexts } from './fan.texts.generated.ts';
import { type Feed, feedOf } from './fan-calls.ts';

/** The feed with the post that the address names, which may be older than what is loaded. */
function useFeedWith(feed: Feed, named: string | null) {
  const query = usePages('GET /content/feed', 'posts', feedOf(feed));
  const enabled = isBeyond(query.data, named);
  const { data } = useCall('GET /content/{id}', { params: { id: named ?? '' } }, { enabled });
  return { ...query, data: withFirst(query.data, data, named) };
}

const EMPTY = {
  subscribed: <NoSubscriptions />,
  following: <NobodyFollowed />,
  'for-you': <NothingPosted />,
};

/** For You, or the posts of the creators that the fan subscribes to or follows; what to do about a locked post comes from the wallet's side. */
export function FanFeed({ feed }: { feed: Feed }) {
  const { user } = useSession();
  const named = useNamedPost();
  return (
    <PostList
      query={useFeedWith(feed, named)}
      named={named}
      ageOf={feedTime}
      renderUnlock={(post) => <UnlockOffer post={post} viewer={user} />}
      renderMenu={postMenu}
      empty={EMPTY[feed]}
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

function NobodyFollowed() {
  const t = useTexts(fanTexts);
  return (
    <StatePanel
      icon={<IconUserPlus size={32} stroke={1.75} />}
      title={t.nothingFollowed}
      text={t.postsOfFollowed}
      action={<LinkButton to={paths.discover()}>{t.discover}</LinkButton>}
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
