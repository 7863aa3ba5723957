import { type ComponentProps, useEffect } from 'react';
import { persistently, retryLoading, useIsCodeMissing } from '../../../lib/load-persistently.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconBroadcast } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { watchTexts } from './watch.texts.generated.ts';
import type { WatchedLive } from './watched-live.tsx';

const AGAIN_MS = 5000;

const load = persistently(() => {
  // Together with the page of it, which would ask for it next. One that does not come is asked for again there.
  void import('./play-live.ts').catch(() => undefined);
  return import('./watched-live.tsx').then((module) => module.WatchedLive);
});

/**
 * The picture and what belongs to it. There is nothing beneath that could stay while its code is missing, as where the server went away in the moment in
 * which somebody paid: that is said in its place, and it is asked for again by itself (P84).
 */
export function WatchedOnDemand(props: ComponentProps<typeof WatchedLive>) {
  const t = useTexts(watchTexts);
  const isMissing = useIsCodeMissing();
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(retryLoading, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);
  return (
    <>
      {isMissing && (
        <StatePanel
          icon={<IconBroadcast size={32} stroke={1.75} />}
          title={t.failed}
          text={t.failedText}
          testId="live-code-missing"
        />
      )}
      <OnDemand load={load} props={props} onFailed={() => undefined} />
    </>
  );
}
