import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useSignOut } from '../use-sign-out.ts';

/** Where a creator waits whose identity is not verified yet. */
export function VerificationWaitingPage() {
  const signOut = useSignOut();
  return (
    <AuthLayout
      title="Your account awaits verification"
      lead="Likha verifies the identity of every creator before the first post. Until then your studio stays closed and your profile hidden."
    >
      <PageTitle title="Creator verification" />
      <AuthStack>
        <Notice testId="verification-wait">
          <strong>Review typically takes 24-48 hours.</strong> You can close this page; sign in again to see
          whether your studio is open.
        </Notice>
        <LinkButton to={paths.creators()} size="lg">
          Browse Creators
        </LinkButton>
        <Button variant="default" size="lg" onClick={signOut}>
          Sign out
        </Button>
      </AuthStack>
    </AuthLayout>
  );
}
