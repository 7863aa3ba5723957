import { retryLoading, useIsCodeMissing } from '../lib/load-persistently.ts';
import { useTexts } from '../lib/texts.ts';
import { Button } from '../ui/button.tsx';
import { appTexts } from './app.texts.generated.ts';
import classes from './missing-code.module.css';

/** Says that the next page did not come, over the one that is still there, and tries again. */
export function MissingCode() {
  const t = useTexts(appTexts);
  const isMissing = useIsCodeMissing();
  return (
    <div role="alert" className={classes.place}>
      {isMissing && (
        <div className={classes.card} data-testid="missing-code">
          <p>{t.pageMissing}</p>
          <Button variant="default" onClick={retryLoading}>
            {t.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
