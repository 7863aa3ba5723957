import { type LibraryTab, paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { MissingPost } from '../../../features/library/components/missing-post.tsx';
import { PostCard } from '../../../features/posts/components/post-card.tsx';
import { PostStack } from '../../../features/posts/components/post-list.tsx';
import { feedTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { IconBookmark, IconClock, IconHeart, IconLockOpen2 } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { postMenu } from '../more-menu.tsx';
import { UnlockOffer } from '../unlock-offer.tsx';
import { CollectionBar } from './collection-bar.tsx';
import { CollectionChoice } from './collection-choice.tsx';
import { libraryOf } from './library-calls.ts';
import classes from './library-list.module.css';
import { libraryPageTexts } from './library-page.texts.generated.ts';
import { SeenSwitch } from './seen-switch.tsx';

/** One tab of a library, newest first; what is gone or hidden keeps its place and says so. */
export function LibraryList({ tab }: { tab: LibraryTab }) {
  const t = useTexts(libraryPageTexts);
  const language = useLanguage();
  const { user } = useSession();
  const isSaved = tab === 'saved';
  const { data } = useCall('GET /library/collections', {}, { enabled: isSaved });
  const collections = data?.collections ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const query = usePages('GET /library', 'posts', libraryOf(tab, chosen));
  return (
    <>
      {tab === 'seen' && <SeenSwitch />}
      {isSaved && data && <CollectionBar collections={collections} chosen={chosen} onChoose={setChosen} />}
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={520} label={t.loading} />}
        failedTitle={t.failed}
        empty={chosen === null ? <NothingYet tab={tab} /> : <NothingInIt />}
      >
        {(entries) => (
          <PostStack more={query.more}>
            {entries.map((entry, index) =>
              entry.post ? (
                <div key={entry.post_id} className={classes.entry}>
                  <PostCard
                    post={entry.post}
                    age={feedTime(entry.post.created_at, language)}
                    unlock={<UnlockOffer post={entry.post} viewer={user} />}
                    menu={postMenu(entry.post)}
                    isFirst={index === 0}
                  />
                  {isSaved && collections.length > 0 && (
                    <CollectionChoice entry={entry} collections={collections} />
                  )}
                </div>
              ) : (
                <MissingPost key={entry.post_id} entry={entry} tab={tab} />
              ),
            )}
          </PostStack>
        )}
      </Loaded>
    </>
  );
}

function NothingInIt() {
  const t = useTexts(libraryPageTexts);
  return (
    <StatePanel
      icon={<IconBookmark size={32} stroke={1.75} />}
      title={t.emptyCollection}
      text={t.emptyCollectionText}
    />
  );
}

function NothingYet({ tab }: { tab: LibraryTab }) {
  const t = useTexts(libraryPageTexts);
  const isFan = useSession().user?.user_type === 'fan';
  const words = {
    bought: { Icon: IconLockOpen2, title: t.noneBought, text: t.noneBoughtText },
    saved: { Icon: IconBookmark, title: t.noneSaved, text: t.noneSavedText },
    seen: { Icon: IconClock, title: t.noneSeen, text: t.noneSeenText },
    liked: { Icon: IconHeart, title: t.noneLiked, text: t.noneLikedText },
  };
  const { Icon, title, text } = words[tab];
  return (
    <StatePanel
      icon={<Icon size={32} stroke={1.75} />}
      title={title}
      text={text}
      action={<LinkButton to={isFan ? paths.discover() : paths.creators()}>{t.discover}</LinkButton>}
    />
  );
}
