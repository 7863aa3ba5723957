import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { solveCaptcha } from '../../../lib/captcha/solve-captcha.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { CaptchaBox } from '../../../ui/captcha-box.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { BLANK_REQUEST, type RemovalForm as Form, removalProblems } from '../removal-form.ts';
import { removalsTexts } from '../removals.texts.generated.ts';
import classes from './removal-form.module.css';

const RELATIONS = ['depicted', 'rights_holder', 'representative'] as const;
const DRAFT = 'removal-request';

/** Asking for content to be removed. What was typed stays when sending fails; only the captcha has to be done again. */
export function RemovalForm({ onSent }: { onSent: (answer: Answer<'POST /removal-requests'>) => void }) {
  const t = useTexts(removalsTexts);
  const [token, setToken] = useState<string | null>(null);
  const send = useAction('POST /removal-requests', {
    invalidates: [],
    onError: (error) => {
      const isCaptcha = error instanceof ApiError && error.code === 'captcha_failed';
      const title = isCaptcha ? t.captchaFailedTitle : t.notSent;
      notify({ tone: 'bad', title, text: isCaptcha ? t.captchaFailed : detailOf(error, t.notSentText) });
    },
  });
  const form = useForm<Form>({
    initialValues: BLANK_REQUEST,
    onValuesChange: (values) => keepDraft(DRAFT, { ...values, is_true: false }),
    validate: (values) => removalProblems(values, t),
  });
  const fill = useEffectEvent(() => {
    const draft = readDraft(DRAFT, BLANK_REQUEST);
    if (Object.values(draft).some(Boolean)) form.setValues(draft);
  });
  // After the first rendering, which the server does as well, without knowing of drafts.
  useEffect(() => fill(), []);

  function submit({ relation, ...values }: Form) {
    if (!token || relation === '')
      return notify({ tone: 'bad', title: t.captchaTitle, text: t.captchaNeeded });
    send.mutate(
      { body: { ...values, relation, recaptcha_token: token } },
      {
        onSuccess: (answer) => {
          dropDraft(DRAFT);
          onSent(answer);
        },
        onError: (error) => {
          // A token works once, whatever the answer was.
          setToken(null);
          form.setErrors(fieldErrorsOf(error));
        },
      },
    );
  }
  const sayFirst = (errors: object) => {
    const [text] = Object.values(errors);
    notify({ tone: 'bad', title: t.validationTitle, text: String(text) });
  };

  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit(submit, sayFirst)}
      noValidate
      aria-label={t.formLabel}
    >
      <TextField label={t.name} autoComplete="name" {...form.getInputProps('name')} />
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.getInputProps('email')}
      />
      <SelectField
        label={t.relation}
        options={[{ value: '', label: t.choose }, ...RELATIONS.map((value) => ({ value, label: t[value] }))]}
        {...form.getInputProps('relation')}
      />
      <TextArea label={t.content} description={t.contentHint} {...form.getInputProps('content')} />
      <TextArea
        label={t.explanation}
        description={t.explanationHint}
        {...form.getInputProps('explanation')}
      />
      <Checkbox label={t.isTrue} {...form.getInputProps('is_true', { type: 'checkbox' })} />
      <CaptchaBox
        token={token}
        onToken={setToken}
        solve={solveCaptcha}
        onError={() => notify({ tone: 'bad', title: t.captchaFailedTitle, text: t.captchaFailed })}
      />
      <SubmitButton isReady={token !== null} waitsFor={t.captchaNeeded} isBusy={send.isPending}>
        {send.isPending ? t.sending : t.send}
      </SubmitButton>
    </form>
  );
}
