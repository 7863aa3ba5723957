import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** A lane of its own: a hundred thousand statements are made at the beginning of a month, and nothing waits for them. */
export const makeStatementsJob = declareJob({
  id: 'statements.make',
  lane: 'statements',
  payload: z.object({}),
  tries: 3,
  // Ten minutes past each hour: what was not done, or not begun, is gone on with.
  cron: '10 * * * *',
});

export const mailStatementJob = declareJob({
  id: 'statements.mail',
  lane: 'digests',
  payload: z.object({ creatorId: z.uuid(), month: z.string().regex(/^\d{4}-\d\d$/) }),
  tries: 12,
});

export const mailYearJob = declareJob({
  id: 'statements.mail-year',
  lane: 'digests',
  payload: z.object({ creatorId: z.uuid(), year: z.string().regex(/^\d{4}$/) }),
  tries: 12,
});
