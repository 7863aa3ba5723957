import { useEffect, useState } from 'react';
import { watchQuiet } from '../../../lib/devices.ts';

/** Does a device give nothing for now, as a call or another app has it? It comes back by itself. @param stream another object once a track was replaced */
export function useIsQuiet(stream: MediaStream | null, kind: 'video' | 'audio'): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(
    () =>
      watchQuiet(
        stream?.getTracks().find((each) => each.kind === kind),
        setIsQuiet,
      ),
    [stream, kind],
  );
  return isQuiet;
}
