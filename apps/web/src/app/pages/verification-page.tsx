import { paths } from '@likha/contract/addresses';
import { useEffect } from 'react';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { VerificationForm } from '../../features/verification/components/verification-form.tsx';
import {
  PendingVerification,
  RejectedVerification,
} from '../../features/verification/components/verification-state.tsx';
import { verificationTexts } from '../../features/verification/verification.texts.generated.ts';
import { useTexts } from '../../lib/texts.ts';
import { useCall } from '../../lib/use-call.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useOpenPage } from '../routing/routing.tsx';
import { refreshSession } from '../session-refresh.ts';
import { useSignOut } from '../use-sign-out.ts';

/** How often a creator who waits is told anew how it stands. */
const LOOK_AGAIN_MS = 30_000;

/** Where a creator shows who they are, and waits until it is decided; who is verified is led to the studio by the guard. */
export function VerificationPage() {
  const t = useTexts(verificationTexts);
  const query = useCall('GET /verification', undefined, {
    refetchInterval: ({ state }) => (state.data?.verification.status === 'pending' ? LOOK_AGAIN_MS : false),
  });
  const isApproved = query.data?.verification.status === 'approved';
  useEffect(() => {
    if (isApproved) void refreshSession();
  }, [isApproved]);
  return (
    <AuthLayout title={t.page} lead={<Unbroken>{t.lead}</Unbroken>}>
      <PageTitle title={t.page} />
      <AuthStack>
        <div>
          <p className="dim">{t.step}</p>
          <ProgressBar percent={50} label={t.step} />
        </div>
        <Loaded query={query} failedTitle={t.failedToLoad} loading={<Skeleton height={320} />}>
          {({ verification }) =>
            verification.status === 'pending' ? (
              <>
                <PendingVerification verification={verification} />
                <LinkButton to={paths.creators()} size="lg">
                  {t.browseCreators}
                </LinkButton>
              </>
            ) : (
              <>
                {verification.status === 'rejected' && <RejectedVerification verification={verification} />}
                <VerificationForm onAnswer={() => void refreshSession()} />
              </>
            )
          }
        </Loaded>
        <LinkButton to={paths.settings()} variant="default" size="lg">
          {t.settings}
        </LinkButton>
        <BackToLogin />
      </AuthStack>
    </AuthLayout>
  );
}

/** Sign-in is for guests, so the way there leads out first; in a tab of its own it leads home, as sign-in does. */
function BackToLogin() {
  const t = useTexts(verificationTexts);
  const signOut = useSignOut();
  const openPage = useOpenPage();
  async function leave() {
    await signOut();
    await openPage(paths.login());
  }
  return (
    <LinkButton
      to={paths.login()}
      variant="subtle"
      size="lg"
      onClick={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      {t.backToLogin}
    </LinkButton>
  );
}
