import { paths } from '@likha/contract/addresses';
import { useLocation } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { useCase } from '../../features/appeals/api/use-appeal.ts';
import { appealsTexts } from '../../features/appeals/appeals.texts.generated.ts';
import { AppealCase } from '../../features/appeals/components/appeal-case.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Appealing without signing in. The link's token stands behind `#`, where no server sees it until it is sent. */
export function AppealPage() {
  const t = useTexts(appealsTexts);
  const token = useLocation().hash.slice(1);
  return (
    <AuthLayout title={t.title} lead={t.lead}>
      <PageTitle title={t.title} />
      {token ? <Case key={token} token={token} /> : <Broken words={t.linkMissing} />}
    </AuthLayout>
  );
}

function Case({ token }: { token: string }) {
  const t = useTexts(appealsTexts);
  const query = useCase(token);
  return (
    <Loaded
      query={query}
      failedTitle={t.failed}
      failed={(error) => {
        const isBroken =
          error instanceof ApiError && ['link_invalid', 'validation_failed'].includes(error.code);
        return isBroken ? <Broken words={error.detail ?? t.linkMissing} /> : null;
      }}
      loading={
        <AuthStack>
          <Skeleton height={260} label={t.loading} />
        </AuthStack>
      }
    >
      {(decided) => (
        <AuthStack>
          <AppealCase token={token} decided={decided} />
        </AuthStack>
      )}
    </Loaded>
  );
}

function Broken({ words }: { words: string }) {
  const t = useTexts(appealsTexts);
  return (
    <AuthStack>
      <div role="alert">
        <Notice tone="warn">{words}</Notice>
      </div>
      <LinkButton to={paths.login()} size="lg">
        {t.toSignIn}
      </LinkButton>
    </AuthStack>
  );
}
