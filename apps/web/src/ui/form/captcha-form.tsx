import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { solveCaptcha } from '../../lib/captcha/solve-captcha.ts';
import { keepDraft, readDraft } from '../../lib/drafts.ts';
import { createNamer } from '../../lib/submission-name.ts';
import { useTexts } from '../../lib/texts.ts';
import { CaptchaBox } from '../captcha-box.tsx';
import { notify } from '../toast/toast.ts';
import classes from './captcha-form.module.css';
import { captchaFormTexts } from './captcha-form.texts.generated.ts';
import { SubmitButton } from './submit-button.tsx';
import { type Form, useForm } from './use-form.ts';

/** What becomes of what was sent, for who is still there. */
interface Outcome<Answer> {
  onSuccess: (answer: Answer) => void;
  onError: (error: Error) => void;
}

/** What goes with the fields: a captcha, and the device's own name for it (P948). */
interface Sent {
  recaptcha_token: string;
  client_id: string;
}

interface CaptchaFormProps<Values extends object, Answer> {
  label: string;
  /** The name under which it is kept while it is not sent (P84). */
  draft: string;
  blank: Values;
  /** What it begins with in the browser, where nothing was typed before: of the address, say, which pages for guests are kept without. */
  begin?: Partial<Values>;
  /** What of it is kept: consent is given anew. */
  kept?: (values: Values) => Values;
  problems: (values: Values) => Partial<Record<keyof Values & string, string>>;
  fields: (form: Form<Values>) => ReactNode;
  submit: string;
  isBusy: boolean;
  send: (body: Values & Sent, outcome: Outcome<Answer>) => void;
  onSent: (answer: Answer) => void;
}

/** A form that anybody may send who has solved a captcha, by `useCaptchaAction`. What was typed stays when it is refused; only the captcha is done again. */
export function CaptchaForm<Values extends object, Answer>(props: CaptchaFormProps<Values, Answer>) {
  const { label, draft, blank, begin, kept, problems, fields, submit, isBusy, send, onSent } = props;
  const t = useTexts(captchaFormTexts);
  const [token, setToken] = useState<string | null>(null);
  const nameOf = useRef(createNamer());
  const form = useForm<Values>({
    initialValues: blank,
    onValuesChange: (values) => keepDraft(draft, kept ? kept(values) : values),
    validate: problems,
  });
  const fill = useEffectEvent(() => {
    const found = readDraft(draft, { ...blank, ...begin });
    if (Object.values(found).some(Boolean)) form.setValues(found);
  });
  // After the first rendering, which the server does as well, without knowing of drafts.
  useEffect(() => fill(), []);

  function handle(values: Values) {
    if (!token) return notify({ tone: 'bad', title: t.captchaTitle, text: t.captchaNeeded });
    const body = { ...values, recaptcha_token: token, client_id: nameOf.current(values) };
    send(body, {
      onSuccess: (answer) => {
        // The same words once more are another one.
        nameOf.current = createNamer();
        onSent(answer);
      },
      onError: (error) => {
        // A token works once, whatever the answer was.
        setToken(null);
        form.setErrors(fieldErrorsOf(error));
      },
    });
  }
  const sayFirst = (errors: object) => {
    const [text] = Object.values(errors);
    notify({ tone: 'bad', title: t.validationTitle, text: String(text) });
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit(handle, sayFirst)} noValidate aria-label={label}>
      {fields(form)}
      <CaptchaBox
        token={token}
        onToken={setToken}
        solve={solveCaptcha}
        onError={() => notify({ tone: 'bad', title: t.captchaFailedTitle, text: t.captchaFailed })}
      />
      <SubmitButton isReady={token !== null} waitsFor={t.captchaNeeded} isBusy={isBusy}>
        {submit}
      </SubmitButton>
    </form>
  );
}
