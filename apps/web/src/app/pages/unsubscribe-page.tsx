import { paths } from '@likha/contract/addresses';
import { useLocation } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { AuthStack } from '../../features/accounts/components/auth-stack.tsx';
import { useLink } from '../../features/notifications/api/use-unsubscribe.ts';
import { UnsubscribeCase } from '../../features/notifications/components/unsubscribe-case.tsx';
import { unsubscribeTexts } from '../../features/notifications/unsubscribe.texts.generated.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * Turning emails off without signing in, by a press: programs that look into mail open its links, and turn nothing off. The
 * link's token stands behind `#`, where no server sees it until it is sent.
 */
export function UnsubscribePage() {
  const t = useTexts(unsubscribeTexts);
  const token = useLocation().hash.slice(1);
  return (
    <AuthLayout title={t.title} lead={t.lead}>
      <PageTitle title={t.title} />
      <AuthStack>{token ? <Known key={token} token={token} /> : <Broken words={t.linkMissing} />}</AuthStack>
    </AuthLayout>
  );
}

function Known({ token }: { token: string }) {
  const t = useTexts(unsubscribeTexts);
  return (
    <Loaded
      query={useLink(token)}
      failedTitle={t.failed}
      failed={(error) => {
        const isBroken =
          error instanceof ApiError && ['link_invalid', 'validation_failed'].includes(error.code);
        return isBroken ? <Broken words={error.detail ?? t.linkMissing} /> : null;
      }}
      loading={<Skeleton height={120} label={t.loading} />}
    >
      {(link) => <UnsubscribeCase token={token} link={link} />}
    </Loaded>
  );
}

function Broken({ words }: { words: string }) {
  const t = useTexts(unsubscribeTexts);
  return (
    <>
      <div role="alert">
        <Notice tone="warn">{words}</Notice>
      </div>
      <LinkButton to={paths.settings()} size="lg">
        {t.settings}
      </LinkButton>
    </>
  );
}
