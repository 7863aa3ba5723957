import { paths } from '@likha/contract/addresses';
import { MAILED_LINKS } from '@likha/contract/limits';
import { useState } from 'react';
import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { useForgotPassword } from '../../features/accounts/api/use-recovery.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthForm, AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { EmailField } from '../../features/accounts/components/email-field.tsx';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Asks for a link to choose a new password. What it says afterwards is the same for every address. */
export function ForgotPasswordPage() {
  const t = useTexts(accountsTexts);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <AuthLayout
      title={said ? t.checkMail : t.forgotTitle}
      lead={said ? t.linkLives({ minutes: MAILED_LINKS.resetMinutes }) : t.forgotLead}
    >
      <PageTitle title={t.forgotTitle} />
      {said ? <LinkSent words={said} /> : <AskForm onSent={setSaid} />}
    </AuthLayout>
  );
}

function AskForm({ onSent }: { onSent: (words: string) => void }) {
  const t = useTexts(accountsTexts);
  const forgot = useForgotPassword();
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() ? null : t.emailRequired) },
  });
  const submit = form.onSubmit((body) =>
    forgot.mutate(
      { body },
      {
        onSuccess: ({ message }) => onSent(message),
        onError: (error) => form.setErrors(fieldErrorsOf(error)),
      },
    ),
  );
  return (
    <AuthForm onSubmit={submit}>
      <EmailField {...form.getInputProps('email')} />
      <Button type="submit" size="lg" loading={forgot.isPending}>
        {t.sendLink}
      </Button>
    </AuthForm>
  );
}

function LinkSent({ words }: { words: string }) {
  const t = useTexts(accountsTexts);
  return (
    <AuthStack>
      <div role="status">
        <Notice tone="good">{words}</Notice>
      </div>
      <LinkButton to={paths.login()} variant="default" size="lg">
        {t.backToSignIn}
      </LinkButton>
    </AuthStack>
  );
}
