import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';
import { addUpDays } from './add-up-days.ts';
import type { BooksDeps } from './books-deps.ts';

export function booksJobs(deps: BooksDeps) {
  return [
    // Behind the seals, which are made at each tenth minute.
    declareJob({
      id: 'books.add-up',
      lane: 'seals',
      payload: z.object({}),
      tries: 2,
      cron: '2,12,22,32,42,52 * * * *',
    }).handledBy(async () => {
      await addUpDays(deps.lawsDb);
    }),
  ];
}
