import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { useShrink } from '../../../lib/phone-photos/use-shrink.ts';
import { scheduleTexts } from '../../../lib/schedule.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDraftGone } from '../../../lib/use-draft.ts';
import { useDraftFiles } from '../../../lib/use-draft-files.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ScheduleFields } from '../../../ui/form/schedule-fields.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { UploadStatus } from '../../../ui/upload-status.tsx';
import { useCreatePost } from '../api/use-create-post.ts';
import { BLANK_POST, hasFiles, type NewPost, postProblems, refusedFields } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import { MediaDrop } from './media-drop.tsx';
import classes from './new-post-form.module.css';
import { PollFields } from './poll-fields.tsx';
import { PostFields } from './post-fields.tsx';
import { VaultFiles } from './vault-files.tsx';

const DRAFT = 'new-post';

/** Writing and publishing a post, later where the person came to schedule one. What was typed stays until it is published or the person signs out (P84). */
export function NewPostForm({ isScheduling = false }: { isScheduling?: boolean }) {
  const t = useTexts(writingTexts);
  const fileTexts = useTexts(mediaFileTexts);
  const moments = useTexts(scheduleTexts);
  const form = useForm<NewPost>({
    initialValues: { ...readDraft(DRAFT, BLANK_POST), ...(isScheduling && { isScheduled: true }) },
    onValuesChange: (post) => keepDraft(DRAFT, post),
    validate: (post) => postProblems(post, t, fileTexts, moments),
  });
  useDraftFiles(DRAFT, form.setValues);
  useDraftGone(DRAFT, () => form.setValues(BLANK_POST));
  const { create, isCreating, progress, cancel } = useCreatePost();
  const shrinking = useShrink();
  const { title, content, isScheduled } = form.values;
  const submit = form.onSubmit((post) =>
    create(post, {
      onSuccess: () => {
        // As it was sent, so that a copy of this tab knows it; and then what the form keeps of being blank.
        dropDraft(DRAFT);
        form.setValues(BLANK_POST);
        dropDraft(DRAFT);
      },
      onError: (error) => form.setErrors(refusedFields(error)),
    }),
  );
  return (
    <Card as="form" className={classes.form} onSubmit={submit} noValidate aria-labelledby="new-post-title">
      <h2 id="new-post-title">{t.newPost}</h2>
      <MediaDrop
        takesShared
        files={form.values.files}
        error={form.errors.files}
        isDisabled={isCreating || shrinking.isShrinking}
        shrinking={shrinking}
        onChange={(files, problem) => {
          form.setFieldValue('files', files);
          // What was said of some files is not said of others.
          if (files.length + form.values.vaultFiles.length === 0) form.setFieldValue('hasConsent', false);
          if (problem) form.setFieldError('files', problem);
        }}
      />
      <VaultFiles
        files={form.values.vaultFiles}
        error={form.errors.vaultFiles}
        isDisabled={isCreating}
        onChange={(vaultFiles) => form.setFieldValue('vaultFiles', vaultFiles)}
      />
      {hasFiles(form.values) && (
        <Checkbox
          label={t.consent}
          description={t.consentHint}
          {...form.getInputProps('hasConsent', { type: 'checkbox' })}
        />
      )}
      <PostFields form={form} />
      <PollFields form={form} />
      <ScheduleFields
        hint={t.scheduleHint}
        label={t.publishAt}
        isScheduled={isScheduled}
        later={form.getInputProps('isScheduled', { type: 'checkbox' })}
        moment={form.getInputProps('publishAt')}
      />
      {isCreating && <UploadStatus progress={progress} onCancel={cancel} />}
      <SubmitButton
        isReady={title.trim() !== '' && content.trim() !== '' && !shrinking.isShrinking}
        waitsFor={shrinking.isShrinking ? t.photosWait : t.createWaits}
        isBusy={isCreating}
      >
        {isScheduled ? t.schedulePost : t.create}
      </SubmitButton>
    </Card>
  );
}
