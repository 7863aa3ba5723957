import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { eraseAccounts } from './erase-accounts.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

export function personalDataJobs(deps: PersonalDataDeps) {
  return [
    defineJob({
      id: 'personal-data.erase',
      payload: z.object({}),
      maxAttempts: 3,
      cron: '29 * * * *',
      async handle() {
        const erased = await eraseAccounts(deps);
        if (erased > 0) deps.log.info({ erased }, 'accounts were erased');
      },
    }),
  ];
}
