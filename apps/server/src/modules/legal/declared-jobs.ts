import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** A lane of their own: nothing that somebody waits for stands behind a mail to everybody. */
export const announceJob = declareJob({
  id: 'legal.announce',
  lane: 'announcements',
  payload: z.object({}),
  tries: 1,
  cron: '*/5 * * * *',
});

export const mailVersionJob = declareJob({
  id: 'legal.mail-version',
  lane: 'announcements',
  payload: z.object({ personId: z.uuid(), version: z.string() }),
  tries: 12,
});
