import { REMOVAL, SANCTION } from '@likha/contract/limits';
import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Decide } from '../../../ui/decide.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TemplatePicker } from '../../../ui/templates/template-picker.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { postsIn } from '../removal-form.ts';
import { removalQueueTexts } from '../removal-queue.texts.generated.ts';
import { NamedPosts } from './named-posts.tsx';
import classes from './removal-decision.module.css';

type Decision = 'removed' | 'refused';

/** Deciding about one request: which posts, why, and what it means before it counts. */
export function RemovalDecision({ id, content }: { id: string; content: string }) {
  const t = useTexts(removalQueueTexts);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [further, setFurther] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ reason?: string; posts?: string }>({});
  const [asked, setAsked] = useState<Decision | null>(null);
  const named = postsIn(content, REMOVAL.posts);
  const chosen = postsIn([...named.filter((post) => !left.has(post)), further].join(' '), REMOVAL.posts);
  const decide = useAction('POST /admin/removal-requests/{id}/decision', {
    invalidates: ['GET /admin/removal-requests'],
    invalidatesOnError: ['GET /admin/removal-requests'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.done, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) }),
    onEnd: () => setAsked(null),
  });
  function ask(decision: Decision) {
    const found = {
      ...(reason.trim() === '' && { reason: t.reasonNeeded }),
      ...(decision === 'removed' && chosen.length === 0 && { posts: t.postsNeeded }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) setAsked(decision);
  }
  const toggle = (post: string) => {
    const next = new Set(left);
    if (!next.delete(post)) next.add(post);
    setLeft(next);
  };
  const confirm = (decision: Decision) =>
    decide.mutate({
      params: { id },
      body: { decision, reason: reason.trim(), post_ids: decision === 'removed' ? chosen : [] },
    });
  return (
    <Decide>
      <NamedPosts posts={named} left={left} onToggle={toggle} />
      <TextArea
        label={t.more}
        description={t.moreHint}
        rows={1}
        value={further}
        error={problems.posts}
        onChange={(event) => setFurther(event.currentTarget.value)}
      />
      <TemplatePicker
        kind="removal_refusal"
        subject={{ type: 'case', id }}
        words={reason}
        onWords={setReason}
      />
      <TextArea
        label={t.reason}
        description={t.reasonHint}
        maxLength={SANCTION.reasonCharacters}
        rows={2}
        value={reason}
        error={problems.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button onClick={() => ask('removed')}>{t.remove}</Button>
        <Button variant="default" onClick={() => ask('refused')}>
          {t.refuse}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive={asked === 'removed'}
          title={asked === 'removed' ? t.remove : t.refuse}
          confirmLabel={asked === 'removed' ? t.remove : t.refuse}
          busyLabel={t.saving}
          isBusy={decide.isPending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked === 'removed' ? t.removeSure({ count: chosen.length }) : t.refuseSure}</p>
        </ConfirmDialog>
      )}
    </Decide>
  );
}
