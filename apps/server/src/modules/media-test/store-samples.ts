import { fileURLToPath } from 'node:url';
import { storeSample } from '../media/index.ts';
import { drawSample } from './artwork.ts';
import type { MediaTestDeps } from './media-test-deps.ts';
import { TEST_FILES } from './samples.ts';

const CLIP = fileURLToPath(new URL('./clip', import.meta.url));

const stored = new WeakMap<object, Promise<void>>();

/** Stores the test files when they are first asked for; a store that failed is asked again with the next request. */
export function storeSamples(deps: MediaTestDeps): Promise<void> {
  const known = stored.get(deps.storage);
  if (known) return known;
  const storing = storeAll(deps).catch((error: unknown) => {
    stored.delete(deps.storage);
    throw error;
  });
  stored.set(deps.storage, storing);
  return storing;
}

/** One after the other: it happens once. */
async function storeAll(deps: MediaTestDeps): Promise<void> {
  for (const { id, name, isVideo, isGone } of TEST_FILES) {
    if (isGone || name === 'gone') continue;
    await storeSample(deps, { id, draw: () => drawSample(name), clipFolder: isVideo ? CLIP : null });
  }
}
