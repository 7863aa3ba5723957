import type { IncomingMessage } from 'node:http';

/** What is to be done once a request only waits, by its request. */
const uponWaiting = new WeakMap<IncomingMessage, () => void>();

/**
 * Says that a request waits for something that is not there yet: it is no work, and takes no place of those in flight. Whoever lets
 * it wait bounds how many do, and for how long.
 */
export function letWait(request: IncomingMessage): void {
  uponWaiting.get(request)?.();
}

/** Registers what is done once `letWait` is called with a request. */
export function onceItWaits(request: IncomingMessage, act: () => void): void {
  uponWaiting.set(request, act);
}
