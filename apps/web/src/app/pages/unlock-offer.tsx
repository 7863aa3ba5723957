import { UnlockButton } from '../../features/credits/components/unlock-button.tsx';
import type { Me, Post } from '../../lib/api-types.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** What a locked post offers to whoever looks: a fan unlocks, a guest joins, others are told. */
export function UnlockOffer({ post, viewer }: { post: Post; viewer: Me | null }) {
  if (!viewer)
    return (
      <LinkButton to={paths.register()}>
        {post.lock_reason === 'ppv' ? 'Join to Unlock' : 'Join to Subscribe'}
      </LinkButton>
    );
  if (viewer.user_type !== 'fan') return <p>Only fans can unlock content</p>;
  if (post.lock_reason !== 'ppv' || post.credit_price === null) return null;
  return (
    <UnlockButton item={{ id: post.id, title: post.title, credits: post.credit_price, pesos: post.price }} />
  );
}
