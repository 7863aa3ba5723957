import { STORY } from '@likha/contract/late-limits';
import { useShrink } from '../../../lib/phone-photos/use-shrink.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { UploadStatus } from '../../../ui/upload-status.tsx';
import { useCreateStory } from '../api/use-create-story.ts';
import { audienceWords } from '../audience-words.ts';
import { BLANK_STORY, isWorthTelling, type NewStory, refusedStory } from '../new-story.ts';
import { ownStoriesTexts } from '../own-stories.texts.generated.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import { MediaDrop } from './media-drop.tsx';
import classes from './new-story-dialog.module.css';

/** Writing and publishing a story (P413). What was filled in stays when it is refused. */
export function NewStoryDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(ownStoriesTexts);
  const words = useTexts(writingTexts);
  const shrinking = useShrink();
  const { create, isCreating, progress, cancel } = useCreateStory();
  const form = useForm<NewStory>({
    initialValues: BLANK_STORY,
    validate: ({ files, hasConsent }) =>
      files.length > 0 && !hasConsent ? { hasConsent: words.consentNeeded } : {},
  });
  const { files } = form.values;
  const hasFile = files.length > 0;
  const submit = form.onSubmit((story) =>
    create(story, { onSuccess: onClose, onError: (error) => form.setErrors(refusedStory(error)) }),
  );
  return (
    <Dialog title={t.newStory} onClose={isCreating ? () => undefined : onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className="dim">{t.about}</p>
        <MediaDrop
          files={files}
          isSingle
          error={form.errors.files}
          isDisabled={isCreating || shrinking.isShrinking}
          shrinking={shrinking}
          onChange={(chosen, problem) => {
            form.setFieldValue('files', chosen);
            // What was said of one file is not said of another.
            form.setFieldValue('hasConsent', false);
            if (problem) form.setFieldError('files', problem);
          }}
        />
        {hasFile && (
          <Checkbox
            label={words.consent}
            description={words.consentHint}
            {...form.getInputProps('hasConsent', { type: 'checkbox' })}
          />
        )}
        <TextArea
          label={t.text}
          description={t.textHint({ count: STORY.textCharacters })}
          rows={2}
          maxLength={STORY.textCharacters}
          {...form.getInputProps('text')}
        />
        <SelectField
          label={t.audience}
          options={STORY.audiences.map((value) => ({ value, label: audienceWords(value, t) }))}
          {...form.getInputProps('audience')}
        />
        <Checkbox
          label={words.mature}
          description={words.matureHint}
          {...form.getInputProps('isMature', { type: 'checkbox' })}
        />
        {isCreating && <UploadStatus progress={progress} onCancel={cancel} />}
        <SubmitButton
          isReady={isWorthTelling(form.values) && !shrinking.isShrinking}
          waitsFor={t.waits}
          isBusy={isCreating}
        >
          {t.publish}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
