import { LOCKED_PREVIEW_CHARACTERS, TAGS } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDraftFiles } from '../../../lib/use-draft-files.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useCreatePost } from '../api/use-create-post.ts';
import { BLANK_POST, type NewPost, postProblems, refusedFields } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import { MediaDrop } from './media-drop.tsx';
import classes from './new-post-form.module.css';
import { UploadStatus } from './upload-status.tsx';

const DRAFT = 'new-post';

/** Writing and publishing a post. What was typed stays until it is published or the person signs out (P84). */
export function NewPostForm() {
  const t = useTexts(writingTexts);
  const form = useForm<NewPost>({
    initialValues: readDraft(DRAFT, BLANK_POST),
    onValuesChange: (post) => keepDraft(DRAFT, post),
    validate: (post) => postProblems(post, t),
  });
  useDraftFiles(DRAFT, form.setValues);
  const { create, isCreating, progress, cancel } = useCreatePost();
  const { title, content, isPpv, creditPrice } = form.values;
  const submit = form.onSubmit((post) =>
    create(post, {
      onSuccess: () => {
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
        files={form.values.files}
        error={form.errors.files}
        isDisabled={isCreating}
        onChange={(files, problem) => {
          form.setFieldValue('files', files);
          if (problem) form.setFieldError('files', problem);
        }}
      />
      <TextField label={t.title} required {...form.getInputProps('title')} />
      <TextArea
        label={t.content}
        description={t.contentHint({ count: LOCKED_PREVIEW_CHARACTERS })}
        required
        {...form.getInputProps('content')}
      />
      <fieldset className={classes.switches}>
        <legend className="visually-hidden">{t.whoMaySee}</legend>
        <Switch
          label={t.subscribersOnly}
          description={t.subscribersOnlyHint}
          {...form.getInputProps('isSubscriberOnly', { type: 'checkbox' })}
        />
        <Switch
          label={t.ppv}
          description={t.ppvHint}
          {...form.getInputProps('isPpv', { type: 'checkbox' })}
        />
        {isPpv && <CreditPrice text={creditPrice} inputProps={form.getInputProps('creditPrice')} />}
        <Checkbox
          label={t.mature}
          description={t.matureHint}
          {...form.getInputProps('isMature', { type: 'checkbox' })}
        />
      </fieldset>
      <TextField
        label={t.tags}
        description={t.tagsHint({ count: TAGS.count })}
        autoCapitalize="none"
        placeholder={t.tagsExample}
        {...form.getInputProps('tags')}
      />
      {isCreating && <UploadStatus progress={progress} onCancel={cancel} />}
      <SubmitButton
        isReady={title.trim() !== '' && content.trim() !== ''}
        waitsFor={t.createWaits}
        isBusy={isCreating}
      >
        {t.create}
      </SubmitButton>
    </Card>
  );
}

interface CreditPriceProps {
  text: string;
  inputProps: object;
}

/** The price in credits, and what that is in pesos now. */
function CreditPrice({ text, inputProps }: CreditPriceProps) {
  const t = useTexts(writingTexts);
  const { data } = useConfig();
  const credits = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  const pesos = data && credits > 0 ? formatPesos(pesosForCredits(credits, data.php_per_credit)) : null;
  const share = data ? t.youKeep({ percent: data.split.creator_percent }) : '';
  return (
    <TextField
      label={t.creditPrice}
      description={`${pesos ? t.priceAtRate({ pesos }) : t.priceWhole} ${share}`}
      inputMode="numeric"
      autoComplete="off"
      placeholder="50"
      {...inputProps}
    />
  );
}
