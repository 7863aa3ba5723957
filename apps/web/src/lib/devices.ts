/** Why a camera or a microphone could not be opened. */
export type DeviceProblem = 'not_allowed' | 'not_found' | 'in_use' | 'unknown';

/** Shorter than this it is no news: some browsers mute a device while they turn it. */
const NEWS_MS = 1000;

/** @param error what opening it failed with */
export function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'not_allowed';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'not_found';
  return name === 'NotReadableError' || name === 'AbortError' ? 'in_use' : 'unknown';
}

/**
 * Says whether a device gives nothing for now, as a call or another app has it (P1051, P1057). It comes back by itself.
 * @returns how to stop
 */
export function watchQuiet(
  track: MediaStreamTrack | undefined,
  hear: (isQuiet: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (track?.muted) timer = setTimeout(() => hear(true), NEWS_MS);
    else hear(false);
  };
  look();
  track?.addEventListener('mute', look);
  track?.addEventListener('unmute', look);
  return () => {
    clearTimeout(timer);
    track?.removeEventListener('mute', look);
    track?.removeEventListener('unmute', look);
  };
}
