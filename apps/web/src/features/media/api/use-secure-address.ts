import { useCallback, useEffect, useRef, useState } from 'react';
import type { FreshAddress } from '../../../ui/media/use-fresh-address.ts';
import type { Asked, MediaAccess } from '../viewer-state.ts';
import { type KeptAddress, keepAddress } from './keep-address.ts';

/**
 * The address of a secure file for as long as it is shown.
 * @param ask the same function for as long as the same is asked: another one begins anew
 */
export function useSecureAddress(ask: () => Promise<MediaAccess>) {
  const [asked, setAsked] = useState<Asked>(null);
  const [attempt, setAttempt] = useState(0);
  const kept = useRef<KeptAddress | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew as well
  useEffect(() => {
    setAsked(null);
    kept.current = keepAddress(ask, setAsked);
    return () => kept.current?.stop();
  }, [ask, attempt]);

  const renew = useCallback(async (): Promise<FreshAddress | null> => {
    const access = await kept.current?.refresh();
    return access
      ? { url: access.stream_url ?? access.secure_url, expiresInSeconds: access.expires_in }
      : null;
  }, []);
  return { asked, renew, retry: () => setAttempt((before) => before + 1) };
}
