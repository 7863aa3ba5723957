import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isInTheMiddle } from '../lib/is-in-the-middle.ts';
import { isOffline } from '../lib/is-offline.ts';
import { fetchCode, replaceOldBuild } from '../lib/load-persistently.ts';
import { useTexts } from '../lib/texts.ts';
import { controlsTexts } from './controls.texts.generated.ts';
import { notify } from './toast/toast.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface OnDemandProps<Props> {
  /** The same function each time, as what it brought is kept under it. */
  load: Load<Props>;
  props: Props;
  /** The code could not be fetched, which has been said: the screen goes on without it. */
  onFailed: () => void;
}

const loaded = new Map<unknown, unknown>();
const failed = new Set<unknown>();

/** A part that is rarely needed and comes when it is. Should it not come, the page stays as it was (P84). */
export function OnDemand<Props extends object>({ load, props, onFailed }: OnDemandProps<Props>) {
  const t = useTexts(controlsTexts);
  const [Part, setPart] = useState(() => (loaded.get(load) as ComponentType<Props> | undefined) ?? null);
  const fail = useEffectEvent(() => {
    // Without a network it is that; else it may be that, or a release that took the part away.
    const text = isOffline() ? t.partFailed : t.partMissing;
    notify({ tone: 'bad', title: t.partFailedTitle, text });
    onFailed();
    if (isOffline()) return;
    const hasFailedBefore = failed.has(load);
    failed.add(load);
    if (!isInTheMiddle()) void replaceOldBuild(window.location.href, hasFailedBefore);
  });
  useEffect(() => {
    if (Part) return;
    let isGone = false;
    fetchCode(load).then(
      (Loaded) => {
        loaded.set(load, Loaded);
        if (!isGone) setPart(() => Loaded);
      },
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, [Part, load]);
  return Part && <Part {...props} />;
}
