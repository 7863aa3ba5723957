import { PATTERNS } from '@likha/contract/addresses';
import { SOUND } from './sound-config.ts';

/** As WebCodecs calls AAC. */
const AAC = 'mp4a.40.2';

/** Was this page loaded as the one on which our encoder may run, as its server said then (decision 180)? */
export function isOwnPage(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page !== undefined && new URL(page.name).pathname === PATTERNS.ownLive;
}

/** Has this browser an encoder of its own for AAC? The library counts ours as well, once it was brought. */
export async function encodesAac(): Promise<boolean> {
  if (!('AudioEncoder' in globalThis)) return false;
  const asked = AudioEncoder.isConfigSupported({ codec: AAC, ...SOUND });
  return (await asked.catch(() => ({ supported: false }))).supported === true;
}

/** Would this browser need our encoder, on a page that was loaded as another and so may not run it? It has to be loaded anew. */
export async function needsOwnPage(): Promise<boolean> {
  return 'VideoEncoder' in globalThis && !isOwnPage() && !(await encodesAac());
}
