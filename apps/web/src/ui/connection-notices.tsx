import { useEffect, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { controlsTexts } from './controls.texts.generated.ts';
import { Notice } from './notice.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Where something is about to be spent: that nothing can be, before anybody presses. */
export function OfflineNotice() {
  const t = useTexts(controlsTexts);
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="warn" testId="offline-notice">
          {t.offlineNow}
        </Notice>
      )}
    </div>
  );
}

const SLOW_MS = 6_000;

/** After a while of waiting: that the answer is looked for, and that waiting costs nothing. */
export function SlowNotice({ isBusy }: { isBusy: boolean }) {
  const t = useTexts(controlsTexts);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return <div role="status">{isSlow && <Notice testId="slow-notice">{t.slow}</Notice>}</div>;
}
