import { useTexts } from '../lib/texts.ts';
import { useBar } from '../ui/use-bar.ts';
import { useIsOnline } from '../ui/use-is-online.ts';
import { appTexts } from './app.texts.generated.ts';
import classes from './offline-banner.module.css';

/** Says why nothing new comes in, for as long as it is so. */
export function OfflineBanner() {
  const t = useTexts(appTexts);
  const isOnline = useIsOnline();
  return (
    <div ref={useBar('top')} role="status" className={classes.place}>
      {!isOnline && (
        <p className={classes.banner} data-offline>
          {t.offline}
        </p>
      )}
    </div>
  );
}
