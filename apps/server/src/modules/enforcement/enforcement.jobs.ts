import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { suspendWriterJob } from '../reviews/index.ts';
import { mailSanctionJob } from './declared-jobs.ts';
import { endSanctions } from './end-sanctions.ts';
import type { EnforcementMailDeps } from './enforcement-deps.ts';
import { mailSanction } from './mail-sanction.ts';
import { suspendWriter } from './suspend-writer.ts';

export function enforcementJobs(deps: EnforcementMailDeps) {
  return [
    declareJob({
      id: 'enforcement.end-sanctions',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '* * * * *',
    }).handledBy(async () => {
      await endSanctions(deps);
    }),
    suspendWriterJob.handledBy(({ personId }) => suspendWriter(deps, personId)),
    mailSanctionJob.handledBy((news) => refusedForGood(mailSanction(deps, news))),
  ];
}
