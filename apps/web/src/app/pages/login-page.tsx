import { useLocation } from 'react-router';
import { useLogin } from '../../features/accounts/api/use-login.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthForm } from '../../features/accounts/components/auth-stack.tsx';
import { EmailField } from '../../features/accounts/components/email-field.tsx';
import { ApiError, fieldErrorsOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Link } from '../../ui/link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Sign-in; the guards lead on from here. */
export function LoginPage() {
  const login = useLogin();
  const { state } = useLocation();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : 'E-mail is required'),
      password: (value) => (value ? null : 'Password is required'),
    },
  });
  const submit = form.onSubmit((values) =>
    login.mutate({ body: values }, { onError: (error) => form.setErrors(signInErrors(error)) }),
  );
  return (
    <AuthLayout
      title="Welcome back"
      lead={
        <>
          New here?{' '}
          <Link to={paths.register()} state={state} className="text-link">
            Sign up
          </Link>
        </>
      }
    >
      <PageTitle title="Sign in" />
      <AuthForm onSubmit={submit}>
        <EmailField {...form.getInputProps('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <Button type="submit" size="lg" loading={login.isPending}>
          Sign In
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}

/** Which of the two was wrong is not said, so the words stand under the second. */
function signInErrors(error: Error): Record<string, string> {
  if (error instanceof ApiError && error.code === 'invalid_credentials')
    return { password: error.detail ?? 'Invalid email or password' };
  return fieldErrorsOf(error);
}
