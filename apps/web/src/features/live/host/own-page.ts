import { PATTERNS } from '@likha/contract/addresses';
import { SOUND } from './sound-config.ts';

/** As WebCodecs calls AAC. */
const AAC = 'mp4a.40.2';

/** Was this page loaded as the one on which our encoder may run, as its server said then (decision 180)? */
export function isOwnPage(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page !== undefined && new URL(page.name).pathname === PATTERNS.ownLive;
}

/** Would this browser need our encoder, on a page that was loaded as another and so may not run it? It has to be loaded anew. */
export async function needsOwnPage(): Promise<boolean> {
  if (!('VideoEncoder' in globalThis) || isOwnPage()) return false;
  if (!('AudioEncoder' in globalThis)) return true;
  const asked = AudioEncoder.isConfigSupported({ codec: AAC, ...SOUND });
  return !(await asked.catch(() => ({ supported: false }))).supported;
}
