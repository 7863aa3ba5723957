import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { useUndoEmailChange } from '../../features/accounts/api/use-recovery.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { LinkBroken } from '../../features/accounts/components/link-broken.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { endSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Undoes a change of the email address by a press, as a program that looks at the links of mails presses nothing (P109). */
export function NotMePage() {
  const t = useTexts(accountsTexts);
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const undo = useUndoEmailChange();
  const [problem, setProblem] = useState<string | null>(token ? null : t.linkMissing);
  const press = () =>
    undo.mutate(
      { body: { token } },
      {
        onSuccess: ({ reset_token }) => {
          // Whoever was signed in here no longer is.
          endSession();
          void navigate(paths.resetPassword(reset_token), { replace: true });
        },
        onError: (error) => {
          if (error instanceof ApiError && BROKEN.has(error.code)) setProblem(error.detail ?? t.linkMissing);
        },
      },
    );
  return (
    <AuthLayout title={t.notMeTitle} lead={t.notMeLead}>
      <PageTitle title={t.notMeTitle} />
      {problem ? (
        <LinkBroken words={problem} to={paths.forgotPassword()} />
      ) : (
        <AuthStack>
          <Button size="lg" loading={undo.isPending} onClick={press}>
            {t.notMe}
          </Button>
        </AuthStack>
      )}
    </AuthLayout>
  );
}

/** What ends the way of this link; a lost connection does not. */
const BROKEN: ReadonlySet<string> = new Set(['link_invalid', 'email_taken', 'validation_failed']);
