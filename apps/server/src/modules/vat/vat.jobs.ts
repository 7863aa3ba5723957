import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { bookDays } from './book-days.ts';
import type { VatDeps } from './vat-deps.ts';

export function vatJobs(deps: VatDeps) {
  return [
    declareJob({
      id: 'vat.book-days',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '41 * * * *',
    }).handledBy(async () => {
      const booked = await bookDays(deps);
      if (booked > 0) deps.log.info({ booked }, 'VAT of days was put aside');
    }),
  ];
}
