import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../lib/texts.ts';
import { ParolMark } from '../../ui/brand/wordmark.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { appTexts } from '../app.texts.generated.ts';
import classes from './offline-page.module.css';

/** What a browser shows at any address while there is no network: it is kept without its code, so nothing on it needs any. */
export function OfflinePage() {
  const t = useTexts(appTexts);
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <PageHead title={t.noNetwork} description={t.noNetworkText} path={paths.offline()} isUnlisted />
      <ParolMark size={72} />
      <h1>{t.noNetwork}</h1>
      <p className="dim">{t.noNetworkText}</p>
      {/* Sent to no address of its own, a form opens again what was opened. */}
      <form>
        <Button type="submit" variant="default">
          {t.tryAgain}
        </Button>
      </form>
    </main>
  );
}
