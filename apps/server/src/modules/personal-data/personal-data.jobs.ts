import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { bookBreakage } from './breakage/book-breakage.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { forfeitLate } from './forfeit-late.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

export function personalDataJobs(deps: PersonalDataDeps) {
  return [
    declareJob({
      id: 'personal-data.erase',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '29 * * * *',
    }).handledBy(async () => {
      const erased = await eraseAccounts(deps);
      if (erased > 0) deps.log.info({ erased }, 'accounts were erased');
    }),
    declareJob({
      id: 'personal-data.forfeit-late',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '31 * * * *',
    }).handledBy(async () => {
      const booked = await forfeitLate(deps);
      if (booked > 0) deps.log.info({ booked }, 'what came to erased accounts is forfeited');
    }),
    declareJob({
      id: 'personal-data.book-breakage',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '53 18 * * *',
    }).handledBy(async () => {
      const booked = await bookBreakage(deps);
      if (booked > 0) deps.log.info({ booked }, 'credits of erased accounts ended');
    }),
  ];
}
