import { type Asked, afterFailure, isRefused, type MediaAccess, refreshAfter } from '../viewer-state.ts';

/** Where only the network failed, a refresh is tried again so soon; ever later, where it fails again (P1042). */
const AGAIN_MS = 5_000;
const LONGEST_MS = 60_000;

export interface KeptAddress {
  /** A fresh address now; null when it was refused. Who asks while one is on its way gets the same. */
  refresh: () => Promise<MediaAccess | null>;
  stop: () => void;
}

/**
 * Asks for an address, and for the next one 30 seconds before it ends, until it is refused or stopped.
 * @param onAsked told how it stands after each answer, by how it stood before
 */
export function keepAddress(
  ask: () => Promise<MediaAccess>,
  onAsked: (next: (before: Asked) => Asked) => void,
): KeptAddress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<MediaAccess | null> | null = null;
  let wasOpen = false;
  let isStopped = false;
  let failures = 0;

  function again(delayMs: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(refresh, delayMs);
  }
  async function request(): Promise<MediaAccess | null> {
    try {
      const access = await ask();
      wasOpen = true;
      failures = 0;
      again(refreshAfter(access));
      if (!isStopped) onAsked(() => ({ access }));
      return access;
    } catch (error) {
      if (wasOpen && !isRefused(error)) again(Math.min(LONGEST_MS, AGAIN_MS * 2 ** failures));
      failures += 1;
      if (!isStopped) onAsked((before) => afterFailure(before, error));
      return null;
    }
  }
  function refresh(): Promise<MediaAccess | null> {
    running ??= request().finally(() => {
      running = null;
    });
    return running;
  }
  void refresh();
  return {
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
