import { IconMoodSad } from '@tabler/icons-react';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { StatePanel } from '../ui/state-panel.tsx';

/** What stands in place of a page that broke, or whose code could not be fetched. */
export function RouteError() {
  return (
    <main id="main" tabIndex={-1} style={{ display: 'grid', placeItems: 'center', minHeight: '70dvh' }}>
      <PageTitle title="Something went wrong" />
      <StatePanel
        level={1}
        tone="bad"
        icon={<IconMoodSad size={32} stroke={1.75} />}
        title="Something went wrong"
        text="This page could not be shown. Your account and your credits are safe."
        testId="route-error"
        action={
          <>
            <Button onClick={() => window.location.reload()}>Reload this page</Button>
            <LinkButton to={paths.landing()} variant="default">
              Back to Home
            </LinkButton>
          </>
        }
      />
    </main>
  );
}
