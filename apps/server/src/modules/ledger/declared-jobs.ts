import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** With the queue's backoff, some three days of a mail server that is down. */
const MAIL_TRIES = 12;

export const mailAnchorJob = declareJob({
  id: 'ledger.mail-anchor',
  lane: 'mail',
  payload: z.object({ day: z.string(), number: z.number(), hash: z.string() }),
  tries: MAIL_TRIES,
});
