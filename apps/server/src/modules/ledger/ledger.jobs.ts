import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { type AnchorDeps, anchorBooks, mailAnchor } from './chain/anchor-books.ts';
import { sealBooks } from './chain/seal-books.ts';
import { mailAnchorJob } from './declared-jobs.ts';

export function ledgerJobs(deps: AnchorDeps) {
  const chain = { lane: 'seals', payload: z.object({}) } as const;
  return [
    declareJob({ ...chain, id: 'ledger.seal', tries: 2, cron: '*/10 * * * *' }).handledBy(async () => {
      await sealBooks(deps);
    }),
    // 02:05 in Manila.
    declareJob({ ...chain, id: 'ledger.anchor', tries: 5, cron: '5 18 * * *' }).handledBy(async () => {
      await anchorBooks(deps);
    }),
    mailAnchorJob.handledBy((anchor) => refusedForGood(mailAnchor(deps, anchor))),
  ];
}
