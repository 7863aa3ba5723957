import { paths } from '@likha/contract/addresses';
import { useLocation } from 'react-router';
import { useUnlockPost } from '../../features/unlocks/api/use-unlock.ts';
import { UnlockButton } from '../../features/unlocks/components/unlock-button.tsx';
import type { Unlockable } from '../../features/unlocks/unlockable.ts';
import type { Me, Post } from '../../lib/api-types.ts';
import { useTexts } from '../../lib/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { WantedPage } from '../guards.tsx';
import { profileTexts } from './profile.texts.generated.ts';

/** What a locked post offers to whoever looks: a fan unlocks, a guest joins, others are told. */
export function UnlockOffer({ post, viewer }: { post: Post; viewer: Me | null }) {
  const t = useTexts(profileTexts);
  const here = useLocation();
  const isPpv = post.lock_reason === 'ppv';
  if (!viewer)
    return (
      <LinkButton
        to={paths.register()}
        variant="default"
        state={
          {
            wanted: isPpv ? paths.unlocking(here, post.id) : paths.subscribing(post.creator),
          } satisfies WantedPage
        }
      >
        {isPpv ? t.joinToUnlock : t.joinToSee}
      </LinkButton>
    );
  if (viewer.user_type !== 'fan') return <p>{t.fansOnly}</p>;
  if (post.lock_reason === 'subscription')
    return <LinkButton to={paths.subscribing(post.creator)}>{t.toSubscribe}</LinkButton>;
  if (!isPpv || post.credit_price === null) return null;
  return (
    <UnlockPost
      item={{ kind: 'post', id: post.id, title: post.title, credits: post.credit_price, pesos: post.price }}
    />
  );
}

function UnlockPost({ item }: { item: Unlockable }) {
  const unlock = useUnlockPost();
  return (
    <UnlockButton
      item={item}
      paying={unlock}
      onPay={(onSuccess) =>
        unlock.mutate({ body: { content_id: item.id, credits: item.credits } }, { onSuccess })
      }
    />
  );
}
