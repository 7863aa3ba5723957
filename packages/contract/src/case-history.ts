import { z } from 'zod';
import { timestamp } from './fields.ts';

/** What staff decided about a case, and took back: an appeal, a removal request, a submission to be verified (P370). */
export const caseHistory = z
  .array(
    z.object({
      what: z.enum([
        'granted',
        'denied',
        'removed',
        'refused',
        'approved',
        'declined',
        'rejected',
        'taken_back',
      ]),
      at: timestamp,
      by: z.string().nullable().describe('The name of who decided'),
      by_avatar: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  )
  .describe('What staff decided and took back, the newest first: the twenty newest');
