import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { useResetPassword } from '../../features/accounts/api/use-recovery.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthForm } from '../../features/accounts/components/auth-stack.tsx';
import { LinkBroken } from '../../features/accounts/components/link-broken.tsx';
import {
  NewPasswordFields,
  newPasswordChecks,
} from '../../features/accounts/components/new-password-fields.tsx';
import { ApiError, fieldErrorsOf } from '../../lib/api-error.ts';
import { endSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** Chooses a new password. The link's token stands behind `#`, where no server sees it until it is sent. */
export function ResetPasswordPage() {
  const t = useTexts(accountsTexts);
  const token = useLocation().hash.slice(1);
  const [problem, setProblem] = useState<string | null>(token ? null : t.linkMissing);
  return (
    <AuthLayout title={t.resetTitle} lead={t.resetLead}>
      <PageTitle title={t.resetTitle} />
      {problem ? (
        <LinkBroken words={problem} to={paths.forgotPassword()} />
      ) : (
        <NewPasswordForm token={token} onBroken={setProblem} />
      )}
    </AuthLayout>
  );
}

function NewPasswordForm({ token, onBroken }: { token: string; onBroken: (words: string) => void }) {
  const t = useTexts(accountsTexts);
  const reset = useResetPassword();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { password: '', confirm_password: '' },
    validate: newPasswordChecks(t),
  });
  const submit = form.onSubmit(({ password }) =>
    reset.mutate(
      { body: { token, password } },
      {
        onSuccess: () => {
          // Whoever was signed in here no longer is.
          endSession();
          void navigate(paths.login(), { replace: true });
        },
        onError: (error) => {
          const isBroken = error instanceof ApiError && (error.code === 'link_invalid' || error.errors.token);
          if (isBroken)
            onBroken(error.code === 'link_invalid' ? (error.detail ?? t.linkMissing) : t.linkMissing);
          else form.setErrors(fieldErrorsOf(error));
        },
      },
    ),
  );
  return (
    <AuthForm onSubmit={submit}>
      <NewPasswordFields fieldOf={(name) => form.getInputProps(name)} />
      <Button type="submit" size="lg" loading={reset.isPending}>
        {t.changePassword}
      </Button>
    </AuthForm>
  );
}
