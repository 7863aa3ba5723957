import type { Language } from '@likha/contract/language';

/** After what the page itself needs: nothing that is seen waits for this. */
const AFTER_MS = 4000;

/**
 * Has the browser keep the page that is shown without a network, in this language (P355). Where it cannot, nothing is lost.
 * @returns how to leave it where it has not begun yet
 */
export function registerWorker(language: Language): () => void {
  const timer = setTimeout(() => {
    // Not in every browser, nor where the address is not a secure one.
    navigator.serviceWorker?.register(`/service-worker.js?${language}`).catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
