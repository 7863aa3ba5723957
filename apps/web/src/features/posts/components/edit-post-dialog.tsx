import { useState } from 'react';
import type { Post } from '../../../lib/api-types.ts';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { scheduleTexts } from '../../../lib/schedule.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { OfflineNotice } from '../../../ui/connection-notices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ScheduleFields } from '../../../ui/form/schedule-fields.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditPost } from '../api/use-edit-post.ts';
import { editBody, formOf, isFixed, isUnpublished } from '../edited-post.ts';
import { managingTexts } from '../managing.texts.generated.ts';
import { type NewPost, postProblems, refusedFields } from '../new-post.ts';
import type { Poll } from '../poll.ts';
import { pollsTexts } from '../polls.texts.generated.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import classes from './edit-post-dialog.module.css';
import { PollFields } from './poll-fields.tsx';
import { PostFields } from './post-fields.tsx';

interface EditPostDialogProps {
  post: Post;
  onClose: () => void;
}

/** Edits a post, all but its files (P124). What was typed stays until it is saved or discarded (P84). */
export function EditPostDialog(props: EditPostDialogProps) {
  return props.post.has_poll ? <WithPoll {...props} /> : <EditForm {...props} poll={null} />;
}

/** The words of a poll are no part of its post, and are asked for (P412). */
function WithPoll(props: EditPostDialogProps) {
  const t = useTexts(managingTexts);
  const words = useTexts(pollsTexts);
  const query = useCall('GET /content/{id}/poll', { params: { id: props.post.id } });
  if (query.data) return <EditForm {...props} poll={query.data} />;
  return (
    <Dialog title={t.editTitle} onClose={props.onClose}>
      <Loaded
        query={query}
        loading={<Skeleton height={420} label={words.loading} />}
        failedTitle={words.failed}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function EditForm({ post, poll: current, onClose }: EditPostDialogProps & { poll: Poll | null }) {
  const t = useTexts(managingTexts);
  // As it was when it was opened: what is typed is not judged by what others vote meanwhile, but by the server.
  const [poll] = useState(current);
  const words = useTexts(writingTexts);
  const fileTexts = useTexts(mediaFileTexts);
  const moments = useTexts(scheduleTexts);
  const draft = `edit-post-${post.id}`;
  const edit = useEditPost();
  const form = useForm<NewPost>({
    ...formDraft(draft, formOf(post, poll)),
    validate: (edited) => problemsOf(edited, post, (all) => postProblems(all, words, fileTexts, moments)),
  });
  const leave = () => {
    dropDraft(draft);
    onClose();
  };
  const submit = form.onSubmit((edited) =>
    edit.mutate(
      { params: { id: post.id }, body: editBody(edited, post, poll) },
      { onSuccess: leave, onError: (error) => form.setErrors(refusedFields(error)) },
    ),
  );
  const { title, content } = form.values;
  return (
    <Dialog title={t.editTitle} onClose={edit.isPending ? () => undefined : onClose}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t.editTitle}>
        {post.media && <p className="dim">{t.filesStay}</p>}
        <PostFields form={form} />
        {post.is_ppv && post.status === 'published' && <p className="dim">{t.soldStays}</p>}
        {isFixed(poll) ? <p className="dim">{words.pollFixed}</p> : <PollFields form={form} />}
        {isUnpublished(post) && (
          <ScheduleFields
            hint={words.scheduleHint}
            label={words.publishAt}
            isScheduled={form.values.isScheduled}
            later={
              post.status === 'scheduled'
                ? undefined
                : form.getInputProps('isScheduled', { type: 'checkbox' })
            }
            moment={form.getInputProps('publishAt')}
          />
        )}
        <OfflineNotice />
        <SubmitButton
          isReady={title.trim() !== '' && content.trim() !== ''}
          waitsFor={t.saveWaits}
          isBusy={edit.isPending}
        >
          {t.save}
        </SubmitButton>
        <Button variant="subtle" fullWidth disabled={edit.isPending} onClick={leave}>
          {t.discard}
        </Button>
      </form>
    </Dialog>
  );
}

/** A moment that was not touched is not judged again: it may have come near meanwhile. */
function problemsOf(
  edited: NewPost,
  post: Post,
  judge: (edited: NewPost) => ReturnType<typeof postProblems>,
) {
  const { publishAt, ...problems } = judge(edited);
  const isTouched = edited.publishAt !== formOf(post).publishAt;
  return isTouched || !post.publish_at ? { ...problems, ...(publishAt && { publishAt }) } : problems;
}
