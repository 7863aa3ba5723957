import { useEffect, useEffectEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { solveCaptcha } from '../../../lib/captcha/solve-captcha.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { CaptchaBox } from '../../../ui/captcha-box.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { useSendMessage } from '../api/use-send-message.ts';
import { contactTexts } from '../contact.texts.generated.ts';
import { BLANK_MESSAGE, type ContactMessage, contactProblems } from '../contact.ts';
import classes from './contact-form.module.css';

const DRAFT = 'contact';

/** Writing to us. What was typed stays when sending fails; only the captcha has to be done again. */
export function ContactForm({ onSent }: { onSent: (words: string) => void }) {
  const t = useTexts(contactTexts);
  const [token, setToken] = useState<string | null>(null);
  const send = useSendMessage();
  const form = useForm<ContactMessage>({
    initialValues: BLANK_MESSAGE,
    onValuesChange: (values) => keepDraft(DRAFT, values),
    validate: (values) => contactProblems(values, t),
  });
  const fill = useEffectEvent(() => {
    const draft = readDraft(DRAFT, BLANK_MESSAGE);
    if (Object.values(draft).some(Boolean)) form.setValues(draft);
  });
  // After the first rendering, which the server does as well, without knowing of drafts.
  useEffect(() => fill(), []);

  function submit(values: ContactMessage) {
    if (!token) return notify({ tone: 'bad', title: t.captchaTitle, text: t.captchaNeeded });
    send.mutate(
      { body: { ...values, recaptcha_token: token } },
      {
        onSuccess: ({ message }) => {
          dropDraft(DRAFT);
          onSent(message);
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
      <TextArea label={t.message} {...form.getInputProps('message')} />
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
