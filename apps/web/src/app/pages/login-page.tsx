import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AccountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { useLogin } from '../../features/accounts/api/use-login.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthForm } from '../../features/accounts/components/auth-stack.tsx';
import { CodeStep } from '../../features/accounts/components/code-step.tsx';
import { EmailField } from '../../features/accounts/components/email-field.tsx';
import { PasskeySignIn } from '../../features/accounts/passkeys/passkey-sign-in.tsx';
import { ApiError, fieldErrorsOf } from '../../lib/api-error.ts';
import { useHasExpired } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { headTexts } from './head.texts.generated.ts';
import classes from './login-page.module.css';

/** Sign-in, with a second step for who has two factors; the guards lead on from here. */
export function LoginPage() {
  const t = useTexts(accountsTexts);
  const login = useLogin();
  const hasExpired = useHasExpired();
  const [asksCode, setAsksCode] = useState(false);
  const appealToken = login.error instanceof ApiError ? login.error.appealToken : undefined;
  const form = useForm({
    initialValues: { email: '', password: '', code: '' },
    validate: {
      email: (value) => (value.trim() ? null : t.emailRequired),
      password: (value) => (value ? null : t.passwordRequired),
      code: (value) => (value.trim() || !asksCode ? null : t.codeRequired),
    },
  });
  const submit = form.onSubmit(({ code, ...body }) =>
    login.mutate(
      { body: asksCode ? { ...body, code } : body },
      {
        onError: (error) => {
          if (isAbout(error, 'two_factor_required')) setAsksCode(true);
          else form.setErrors(signInErrors(error, t));
          // Wrong after all, or changed meanwhile: the first step has to be done again.
          if (isAbout(error, 'invalid_credentials')) setAsksCode(false);
        },
      },
    ),
  );
  return (
    <AuthLayout
      title={asksCode ? t.codeTitle : t.welcomeBack}
      lead={asksCode ? t.signingInAs({ address: form.values.email }) : <JoinInstead />}
    >
      <PageHead title={t.signInTitle} description={useTexts(headTexts).login} path={paths.login()} />
      {asksCode ? (
        <CodeStep onSubmit={() => submit()} isBusy={login.isPending} field={form.getInputProps('code')}>
          <PasskeySignIn />
        </CodeStep>
      ) : (
        <AuthForm onSubmit={submit}>
          {hasExpired && !appealToken && <Notice testId="session-ended">{t.sessionEnded}</Notice>}
          <EmailField {...form.getInputProps('email')} autoComplete="email webauthn" />
          <PasswordField
            label={t.password}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          {appealToken && <AppealOffer token={appealToken} words={login.error?.message ?? ''} />}
          <Link to={paths.forgotPassword()} className={`text-link ${classes.forgot}`}>
            {t.forgotLink}
          </Link>
          <Button type="submit" size="lg" loading={login.isPending}>
            {t.signIn}
          </Button>
          <PasskeySignIn />
        </AuthForm>
      )}
    </AuthLayout>
  );
}

/** Who is kept out reads why for longer than the toast stands that says it aloud, and where to object. */
function AppealOffer({ token, words }: { token: string; words: string }) {
  const t = useTexts(accountsTexts);
  return (
    <Notice tone="warn" testId="appeal-offer">
      <p>{words}</p>
      <p>
        {t.appealOffer}{' '}
        <Link to={paths.appeal(token)} className="text-link">
          {t.appealLink}
        </Link>
      </p>
    </Notice>
  );
}

/** Sign-up, which leads on to where signing in would. */
function JoinInstead() {
  const t = useTexts(accountsTexts);
  const { state } = useLocation();
  return (
    <RichText
      text={t.newHere}
      parts={{
        link: (words) => (
          <Link to={paths.register()} state={state} className="text-link">
            {words}
          </Link>
        ),
      }}
    />
  );
}

function isAbout(error: Error, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Which of the two was wrong is not said, so the words stand under the second. */
function signInErrors(error: Error, t: AccountsTexts): Record<string, string> {
  if (error instanceof ApiError && error.code === 'invalid_credentials')
    return { password: error.detail ?? t.wrongCredentials };
  return fieldErrorsOf(error);
}
