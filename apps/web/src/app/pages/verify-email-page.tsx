import { paths } from '@likha/contract/addresses';
import { useLocation } from 'react-router';
import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { useConfirmEmail } from '../../features/accounts/api/use-recovery.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { LinkBroken } from '../../features/accounts/components/link-broken.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { homeOf } from '../homes.ts';

/** Confirms an email address by a press: programs that look at the links of mails use none up. */
export function VerifyEmailPage() {
  const t = useTexts(accountsTexts);
  const token = useLocation().hash.slice(1);
  const confirm = useConfirmEmail();
  const { user } = useSession();
  const problem = token ? wordsOf(confirm.error, t.linkMissing) : t.linkMissing;
  return (
    <AuthLayout title={t.verifyTitle} lead={t.verifyLead}>
      <PageTitle title={t.verifyTitle} />
      {confirm.data ? (
        <AuthStack>
          <div role="status">
            <Notice tone="good">{t.verified({ address: confirm.data.email })}</Notice>
          </div>
          <LinkButton to={user ? homeOf(user) : paths.login()} size="lg">
            {t.goOn}
          </LinkButton>
        </AuthStack>
      ) : problem ? (
        <LinkBroken words={problem} to={paths.settings()} />
      ) : (
        <AuthStack>
          <Button size="lg" loading={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
            {t.verify}
          </Button>
        </AuthStack>
      )}
    </AuthLayout>
  );
}

/** What ends the way of this link; a lost connection does not. */
function wordsOf(error: Error | null, fallback: string): string | null {
  if (!(error instanceof ApiError) || error.isUndecided || error.code === 'offline') return null;
  return error.code === 'link_invalid' || error.code === 'email_taken'
    ? (error.detail ?? fallback)
    : fallback;
}
