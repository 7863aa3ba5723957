import { DOCUMENTS, exampleOf, ID_NUMBER_CHARACTERS, ID_TYPES, type IdType } from '@likha/contract/identity';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDraftFiles } from '../../../lib/use-draft-files.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useSubmitVerification } from '../api/use-submit-verification.ts';
import {
  BLANK_SUBMISSION,
  firstProblem,
  refusedFields,
  type Submission,
  whatIsMissing,
} from '../submission.ts';
import { type VerificationTexts, verificationTexts } from '../verification.texts.generated.ts';
import { ConsentList } from './consent-list.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { SubmissionProgress } from './submission-progress.tsx';
import classes from './verification-form.module.css';

const DRAFT = 'verification';
/** The number is stored nowhere; the pictures so that this tab alone can open them, as a phone may drop the page for its camera. */
const KEEPING = { inPage: ['id_number'], isSealed: true };

interface VerificationFormProps {
  /** Told once the server has judged it. */
  onAnswer: () => void;
}

/** Showing who one is. Pictures outlive a reload in this tab, the number does not, and consent is given anew. */
export function VerificationForm({ onAnswer }: VerificationFormProps) {
  const t = useTexts(verificationTexts);
  const form = useForm<Submission>({
    initialValues: { ...BLANK_SUBMISSION, ...typed(readDraft(DRAFT, BLANK_SUBMISSION)) },
    onValuesChange: (values) => keepDraft(DRAFT, typed(values), KEEPING),
  });
  useDraftFiles(DRAFT, form.setValues);
  const { submit, isSubmitting, progress, cancel } = useSubmitVerification(onAnswer);
  const { values } = form;
  const missing = whatIsMissing(values, t);

  function send(sent: Submission) {
    const problem = firstProblem(sent, t);
    if (problem) {
      form.setErrors(problem.fields);
      return notify({ tone: 'bad', title: problem.title, text: problem.text });
    }
    submit(sent, {
      onSuccess: ({ verification }) => {
        if (verification.status === 'rejected') return;
        dropDraft(DRAFT);
      },
      onError: (error) => form.setErrors(refusedFields(error)),
    });
  }

  return (
    <form className={classes.form} onSubmit={form.onSubmit(send)} noValidate aria-label={t.form}>
      <ChoiceField
        label={t.idType}
        data={[
          { value: '', label: t.chooseType },
          ...ID_TYPES.map((value) => ({ value, label: idName(value, t) })),
        ]}
        disabled={isSubmitting}
        {...form.getInputProps('id_type')}
      />
      <TextField
        label={t.idNumber}
        description={values.id_type ? t.numberExample({ example: exampleOf(values.id_type) }) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={ID_NUMBER_CHARACTERS}
        disabled={isSubmitting}
        {...form.getInputProps('id_number')}
      />
      {DOCUMENTS.map((name) => (
        <DocumentPicker
          key={name}
          name={name}
          label={name === 'id_photo' ? t.idPhoto : t.selfie}
          hint={name === 'id_photo' ? t.idPhotoHint : t.selfieHint}
          file={values[name]}
          error={form.errors[name]}
          isDisabled={isSubmitting}
          onChange={(file) => form.setFieldValue(name, file)}
          onProblem={(words) => form.setFieldError(name, words)}
        />
      ))}
      <ConsentList form={form} isDisabled={isSubmitting} />
      {isSubmitting && <SubmissionProgress progress={progress} onCancel={cancel} />}
      <SubmitButton isReady={missing === null} waitsFor={missing ?? t.allThere} isBusy={isSubmitting}>
        {isSubmitting ? t.submitting : t.submit}
      </SubmitButton>
    </form>
  );
}

/** What of a form is kept: what was typed and chosen. */
function typed({ id_type, id_number, id_photo, selfie_with_id }: Submission) {
  return { id_type, id_number, id_photo, selfie_with_id };
}

/** What people call an ID. */
export function idName(type: IdType, t: VerificationTexts): string {
  return t[type];
}
