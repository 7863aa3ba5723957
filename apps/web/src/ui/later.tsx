import { type ComponentType, useEffect, useState } from 'react';
import { fetchCode } from '../lib/load-persistently.ts';

interface LaterProps<Props> {
  /** The same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part that a page can do without: its code comes once the page is there, and should it not come, nothing is missing. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchCode(load).then(
      (Loaded) => !isGone && setPart(() => Loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return Part && <Part {...props} />;
}
