import { PASSWORD } from '@likha/contract/limits';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { useRegister } from '../api/use-register.ts';
import { passwordProblem } from '../password-problem.ts';
import {
  fieldProblem,
  type RegistrationValues,
  registrationProblems,
  wordsByField,
} from '../registration-checks.ts';
import { AccountTypePicker } from './account-type.tsx';
import { AuthForm } from './auth-stack.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import { EmailField } from './email-field.tsx';

interface RegisterFormProps {
  firstType: 'fan' | 'creator';
  referrer: string | null;
  /** The captcha control, which belongs to no feature. It says when it begins: fields that are wrong are named by then. */
  renderCaptcha: (captcha: Captcha) => ReactNode;
}

export interface Captcha {
  token: string | null;
  onToken: (token: string | null) => void;
  onBegin: () => void;
  isDue: boolean;
}

/** The sign-up form. What was typed stays when signing up fails; only the captcha has to be done again. */
export function RegisterForm({ firstType, referrer, renderCaptcha }: RegisterFormProps) {
  const t = useTexts(accountsTexts);
  const [token, setToken] = useState<string | null>(null);
  const register = useRegister();
  const form = useForm<RegistrationValues>({
    initialValues: { ...BLANK, user_type: firstType },
    onValuesChange: (values) => keepDraft(DRAFT, withoutSecrets(values)),
  });
  const fill = useEffectEvent(() => {
    const draft = withoutSecrets(readDraft(DRAFT, BLANK));
    if (Object.values(draft).some(Boolean)) form.setValues(draft);
  });
  // After the first rendering, which the server does as well, without knowing of drafts.
  useEffect(() => fill(), []);

  async function judge(values: RegistrationValues): Promise<void> {
    const problem = await passwordProblem(values, t);
    if (problem) form.setFieldError('password', problem);
  }

  /** Says all that is wrong at once, each at its field, and the first in the order of P56 in a toast. */
  async function isRight(): Promise<boolean> {
    const values = form.getValues();
    const problems = registrationProblems(values, new Date(), t);
    const weakness = await passwordProblem(values, t);
    if (weakness) problems.push(fieldProblem('password', weakness, t));
    const [first] = problems;
    if (!first) return true;
    form.setErrors(wordsByField(problems));
    notify({ tone: 'bad', ...first.toast });
    return false;
  }

  /** The captcha takes its time: whoever has filled something in learns of all that is wrong meanwhile. */
  function checkWhatIsThere() {
    if (Object.values(withoutSecrets(form.getValues())).some(Boolean)) void isRight();
  }

  async function submit(values: RegistrationValues) {
    if (!(await isRight())) return;
    if (!token) return notify({ tone: 'bad', title: t.captchaTitle, text: t.captchaText });
    const { confirm_password: _, isAdult: __, hasAgreed: ___, ...body } = values;
    register.mutate(
      { body: { ...body, recaptcha_token: token }, query: { aff: referrer ?? undefined } },
      { onError: handleRefusal, onSuccess: () => dropDraft(DRAFT) },
    );
  }

  function handleRefusal(error: unknown) {
    // A token works once, whatever the answer was.
    setToken(null);
    form.setErrors(fieldErrorsOf(error));
  }

  // Nothing is missing but the captcha, so nobody has to press it (P780).
  const isDue =
    token === null && !register.isPending && registrationProblems(form.values, new Date(), t).length === 0;

  return (
    <AuthForm onSubmit={form.onSubmit(submit)}>
      <AccountTypePicker
        value={form.values.user_type}
        onChange={(value) => form.setFieldValue('user_type', value)}
      />
      <TextField label={t.fullName} autoComplete="name" {...form.getInputProps('full_name')} />
      <EmailField {...form.getInputProps('email')} />
      <TextField
        label={t.birthday}
        type="date"
        autoComplete="bday"
        {...form.getInputProps('date_of_birth')}
      />
      <PasswordField
        label={t.password}
        description={t.atLeastCharacters({ count: PASSWORD.min })}
        autoComplete="new-password"
        {...form.getInputProps('password')}
        onBlur={() => judge(form.getValues())}
      />
      <PasswordField
        label={t.confirmPassword}
        autoComplete="new-password"
        {...form.getInputProps('confirm_password')}
      />
      <ConsentBoxes form={form} />
      {renderCaptcha({ token, onToken: setToken, onBegin: checkWhatIsThere, isDue })}
      <SubmitButton
        isReady={token !== null}
        waitsFor={t.createWaits}
        isBusy={register.isPending || form.submitting}
      >
        {t.createAccount}
      </SubmitButton>
    </AuthForm>
  );
}

const DRAFT = 'sign-up';

/** What may be kept of a sign-up that was left: no password, and consent is given anew. */
function withoutSecrets({ full_name, email, date_of_birth }: RegistrationValues) {
  return { full_name, email, date_of_birth };
}

const BLANK: RegistrationValues = {
  full_name: '',
  email: '',
  password: '',
  confirm_password: '',
  date_of_birth: '',
  user_type: 'fan',
  isAdult: false,
  hasAgreed: false,
};
