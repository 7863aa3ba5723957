import { useEffect, useEffectEvent } from 'react';

/** Calls back once somebody allows in their browser what they, or it, did not before; where a browser tells nobody, a press does. */
export function useAllowedAgain(isNeeded: boolean, onAllowed: () => void): void {
  const allowed = useEffectEvent(onAllowed);
  useEffect(() => {
    if (!isNeeded) return;
    let stop = () => {};
    let isGone = false;
    void watchPermissions(() => allowed()).then((end) => {
      stop = end;
      if (isGone) end();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isNeeded]);
}

async function watchPermissions(hear: () => void): Promise<() => void> {
  const names = ['camera', 'microphone'] as const;
  const asked = await Promise.allSettled(
    names.map(async (name) => navigator.permissions.query({ name: name as PermissionName })),
  );
  const found = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const onChange = () => {
    if (found.every(({ state }) => state !== 'denied')) hear();
  };
  for (const each of found) each.addEventListener('change', onChange);
  return () => {
    for (const each of found) each.removeEventListener('change', onChange);
  };
}
