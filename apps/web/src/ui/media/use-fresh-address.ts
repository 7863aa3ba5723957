import { useCallback, useRef, useState } from 'react';

export interface FreshAddress {
  url: string;
  expiresInSeconds: number;
}

/** Asks for a new signed address; null when there is none to be had here. */
export type RenewAddress = () => Promise<FreshAddress | null>;

const MOST_RENEWALS = 3;

/**
 * Another address of the same file than the one that failed, or null. The same once more, as there may be within one second, is none: no browser would load it.
 */
export async function otherAddress(
  failed: string,
  latest: () => string,
  renew?: RenewAddress,
): Promise<string | null> {
  if (latest() !== failed) return latest();
  const fresh = await renew?.().catch(() => null);
  if (fresh && fresh.url !== failed) return fresh.url;
  // A list that was loaded again may have brought a new address meanwhile.
  return latest() === failed ? null : latest();
}

/**
 * Keeps one address for as long as it works. A list that is loaded again brings new signatures for the same
 * file; taking them over at once would load every picture twice, so the old one stays until it fails.
 */
export function useFreshAddress(identity: string, given: string, renew?: RenewAddress) {
  const [held, setHeld] = useState({ identity, url: given });
  const [hasFailed, setHasFailed] = useState(false);
  const renewals = useRef(0);
  const latest = useRef(given);
  latest.current = given;

  if (held.identity !== identity) {
    setHeld({ identity, url: given });
    setHasFailed(false);
  }

  const refresh = useCallback(async (): Promise<FreshAddress | null> => {
    const fresh = (await renew?.().catch(() => null)) ?? null;
    if (fresh) setHeld({ identity, url: fresh.url });
    return fresh;
  }, [identity, renew]);

  const handleError = useCallback(async () => {
    renewals.current += 1;
    if (renewals.current > MOST_RENEWALS) return setHasFailed(true);
    const url = await otherAddress(held.url, () => latest.current, renew);
    if (url) setHeld({ identity, url });
    else setHasFailed(true);
  }, [held.url, identity, renew]);

  /** No address helps: it is said at once, and a press tries again. */
  const giveUp = useCallback(() => setHasFailed(true), []);

  /** What has worked for a while may fail anew: where bytes come from elsewhere, an address there lives a minute (P776). */
  const noteWorking = useCallback(() => {
    renewals.current = 0;
  }, []);

  const retry = useCallback(async () => {
    noteWorking();
    setHasFailed(false);
    await refresh();
  }, [noteWorking, refresh]);

  return { url: held.url, hasFailed, handleError, giveUp, noteWorking, refresh, retry };
}
