import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { postsTexts } from '../../features/posts/posts.texts.generated.ts';
import type { Post } from '../../lib/api-types.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconDots } from '../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { SharedThing } from './shared-thing.ts';

const loadDialog = () => import('./more-dialog.tsx').then((module) => module.MoreDialog);

/** Sharing and reporting something, behind one quiet sign. */
export function MoreMenu(shared: SharedThing) {
  const t = useTexts(postsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={t.more({ title: shared.title })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconDots size={22} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && <OnDemand load={loadDialog} props={{ ...shared, onClose }} onFailed={onClose} />}
    </>
  );
}

/** Of a post, on its card. */
export function postMenu(post: Post) {
  const { id, title, creator, creator_id: ownerId } = post;
  const owner = { id: ownerId, name: creator.full_name };
  return <MoreMenu thing={{ type: 'post', id, owner }} path={paths.postPage(id)} title={title} post={post} />;
}
