import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import {
  type AnchorDeps,
  anchorBooks,
  MAIL_ANCHOR,
  MAIL_ATTEMPTS,
  mailAnchor,
} from './chain/anchor-books.ts';
import { sealBooks } from './chain/seal-books.ts';

export function ledgerJobs(deps: AnchorDeps) {
  const chain = { lane: 'seals', payload: z.object({}) } as const;
  return [
    defineJob({
      ...chain,
      id: 'ledger.seal',
      maxAttempts: 2,
      cron: '*/10 * * * *',
      async handle() {
        await sealBooks(deps);
      },
    }),
    defineJob({
      ...chain,
      id: 'ledger.anchor',
      maxAttempts: 5,
      // 02:05 in Manila.
      cron: '5 18 * * *',
      async handle() {
        await anchorBooks(deps);
      },
    }),
    defineJob({
      id: MAIL_ANCHOR,
      lane: 'mail',
      payload: z.object({ day: z.string(), number: z.number(), hash: z.string() }),
      maxAttempts: MAIL_ATTEMPTS,
      handle: (anchor) => refusedForGood(mailAnchor(deps, anchor)),
    }),
  ];
}
