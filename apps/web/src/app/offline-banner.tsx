import { useIsOnline } from '../ui/use-is-online.ts';
import classes from './offline-banner.module.css';

/** Says why nothing new comes in, for as long as it is so. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={classes.place}>
      {!isOnline && <p className={classes.banner}>You are offline. What you see may be old.</p>}
    </div>
  );
}
