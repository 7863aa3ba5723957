import { useLocation } from 'react-router';
import type { AccountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { useLogin } from '../../features/accounts/api/use-login.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthForm } from '../../features/accounts/components/auth-stack.tsx';
import { EmailField } from '../../features/accounts/components/email-field.tsx';
import { ApiError, fieldErrorsOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { headTexts } from './head.texts.generated.ts';

/** Sign-in; the guards lead on from here. */
export function LoginPage() {
  const t = useTexts(accountsTexts);
  const login = useLogin();
  const { state } = useLocation();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : t.emailRequired),
      password: (value) => (value ? null : t.passwordRequired),
    },
  });
  const submit = form.onSubmit((values) =>
    login.mutate({ body: values }, { onError: (error) => form.setErrors(signInErrors(error, t)) }),
  );
  return (
    <AuthLayout
      title={t.welcomeBack}
      lead={
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
      }
    >
      <PageHead title={t.signInTitle} description={useTexts(headTexts).login} path={paths.login()} />
      <AuthForm onSubmit={submit}>
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="lg" loading={login.isPending}>
          {t.signIn}
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}

/** Which of the two was wrong is not said, so the words stand under the second. */
function signInErrors(error: Error, t: AccountsTexts): Record<string, string> {
  if (error instanceof ApiError && error.code === 'invalid_credentials')
    return { password: error.detail ?? t.wrongCredentials };
  return fieldErrorsOf(error);
}
