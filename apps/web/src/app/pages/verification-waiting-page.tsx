import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RichText, STRONG } from '../../ui/rich-text.tsx';
import { useSignOut } from '../use-sign-out.ts';

/** Where a creator waits whose identity is not verified yet. */
export function VerificationWaitingPage() {
  const t = useTexts(accountsTexts);
  const signOut = useSignOut();
  return (
    <AuthLayout title={t.waitingTitle} lead={t.waitingLead}>
      <PageTitle title={t.waitingPage} />
      <AuthStack>
        <Notice testId="verification-wait">
          <RichText text={t.waitingNotice} parts={STRONG} />
        </Notice>
        <LinkButton to={paths.creators()} size="lg">
          {t.browseCreators}
        </LinkButton>
        <LinkButton to={paths.settings()} variant="default" size="lg">
          {t.settings}
        </LinkButton>
        <Button variant="default" size="lg" onClick={signOut}>
          {t.signOut}
        </Button>
      </AuthStack>
    </AuthLayout>
  );
}
