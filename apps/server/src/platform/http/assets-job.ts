import { z } from 'zod';
import type { BaseDeps } from '../base-deps.ts';
import { CLOCKWORK, declareJob } from '../declare-job.ts';
import { type AssetStore, removeOldAssets } from './share-assets.ts';

/** Code of releases that are gone does not stay in the store (P1015). 03:07 in Manila. */
export function assetsJobs(deps: BaseDeps & { storage: AssetStore }) {
  return [
    declareJob({
      id: 'web-assets.remove-old',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '7 19 * * *',
    }).handledBy(async () => {
      const removed = await removeOldAssets(deps);
      if (removed > 0) deps.log.info({ removed }, 'files of earlier releases were removed from the store');
    }),
  ];
}
