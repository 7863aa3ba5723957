import { paths } from '@likha/contract/addresses';
import { useTexts } from '../lib/texts.ts';
import { Button } from '../ui/button.tsx';
import { IconMoodSad } from '../ui/icons/icons.generated.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { StatePanel } from '../ui/state-panel.tsx';
import { appTexts } from './app.texts.generated.ts';

/** What stands in place of a page that broke, or whose code could not be fetched. */
export function RouteError() {
  const t = useTexts(appTexts);
  return (
    <main id="main" tabIndex={-1} style={{ display: 'grid', placeItems: 'center', minHeight: '70dvh' }}>
      <PageTitle title={t.wrong} />
      <StatePanel
        level={1}
        tone="bad"
        icon={<IconMoodSad size={32} stroke={1.75} />}
        title={t.wrong}
        text={t.pageBroke}
        testId="route-error"
        action={
          <>
            <Button onClick={() => window.location.reload()}>{t.reload}</Button>
            <LinkButton to={paths.landing()} variant="default">
              {t.backHome}
            </LinkButton>
          </>
        }
      />
    </main>
  );
}
