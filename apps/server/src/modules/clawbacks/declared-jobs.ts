import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** With the queue's backoff, some three days. */
const TRIES = 18;

export const settleClawbackJob = declareJob({
  id: 'clawbacks.settle',
  lane: 'clawbacks',
  payload: z.object({ type: z.enum(['dispute', 'refund']), id: z.uuid() }),
  tries: TRIES,
});

export const mailClawbackJob = declareJob({
  id: 'clawbacks.mail',
  lane: 'mail',
  payload: z.object({ clawbackId: z.uuid(), personId: z.uuid(), news: z.enum(['taken', 'back']) }),
  tries: TRIES,
});
