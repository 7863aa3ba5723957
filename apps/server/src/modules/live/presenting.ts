import type { LiveDeps } from './live-deps.ts';
import { createStillAddresses } from './staff/still-addresses.ts';

/** What is presented with: the moment, and who signs addresses of stills. */
export const presenting = (deps: Pick<LiveDeps, 'clock' | 'keysFor'>) => ({
  now: deps.clock.now(),
  stills: createStillAddresses(deps.keysFor('live-stills')),
});
