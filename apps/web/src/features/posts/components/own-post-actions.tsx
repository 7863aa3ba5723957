import { useState } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useCancelSchedule } from '../api/use-cancel-schedule.ts';
import { usePublishPost } from '../api/use-publish-post.ts';
import { isUnpublished } from '../edited-post.ts';
import { managingTexts } from '../managing.texts.generated.ts';
import classes from './own-post-actions.module.css';
import { PinButton } from './pin-button.tsx';

const loadEdit = () => import('./edit-post-dialog.tsx').then((module) => module.EditPostDialog);
const loadDelete = () => import('./delete-post-dialog.tsx').then((module) => module.DeletePostDialog);

/** What a creator does with a post: publish it now, cancel its schedule, edit it, delete it. */
export function OwnPostActions({ post }: { post: Post }) {
  const t = useTexts(managingTexts);
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { title } = post;
  const close = () => setOpen(null);
  return (
    <div className={classes.actions} data-plain={!isUnpublished(post) || undefined}>
      {isUnpublished(post) && <Publishing post={post} />}
      {(post.status === 'published' || post.is_pinned) && <PinButton post={post} />}
      <Button
        variant="subtle"
        aria-haspopup="dialog"
        aria-label={t.editOf({ title })}
        onClick={() => setOpen('edit')}
      >
        {t.edit}
      </Button>
      <Button
        variant="subtle"
        className={classes.danger}
        aria-haspopup="dialog"
        aria-label={t.deleteOf({ title })}
        onClick={() => setOpen('delete')}
      >
        {t.delete}
      </Button>
      {open && (
        <OnDemand
          key={open}
          load={open === 'edit' ? loadEdit : loadDelete}
          props={{ post, onClose: close }}
          onFailed={close}
        />
      )}
    </div>
  );
}

function Publishing({ post }: { post: Post }) {
  const t = useTexts(managingTexts);
  const publish = usePublishPost();
  const cancel = useCancelSchedule();
  const { id, title, media } = post;
  const isBusy = publish.isPending || cancel.isPending;
  return (
    <>
      <Button
        variant="default"
        aria-label={t.publishNowOf({ title })}
        loading={publish.isPending}
        disabled={isBusy || (media !== null && media.state !== 'ready')}
        onClick={() => publish.mutate({ params: { id } })}
      >
        {t.publishNow}
      </Button>
      {post.status === 'scheduled' && (
        <Button
          variant="subtle"
          aria-label={t.cancelScheduleOf({ title })}
          loading={cancel.isPending}
          disabled={isBusy}
          onClick={() => cancel.mutate({ params: { id } })}
        >
          {t.cancelSchedule}
        </Button>
      )}
    </>
  );
}
