import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { mailRestitution } from './mail-restitution.ts';
import { payRestitution } from './pay-restitution.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';
import { GIVE_RESTITUTION, MAIL_RESTITUTION, RESTITUTION_ATTEMPTS } from './restitutions-job-ids.ts';

export function restitutionsJobs(deps: RestitutionsDeps) {
  return [
    defineJob({
      id: GIVE_RESTITUTION,
      lane: 'restitutions',
      payload: z.object({
        cause: z.enum(['banned', 'left', 'post_removed']),
        creatorId: z.uuid(),
        causeId: z.uuid(),
        at: z.coerce.date(),
      }),
      maxAttempts: RESTITUTION_ATTEMPTS,
      handle: (gone) => payRestitution(deps, gone),
    }),
    defineJob({
      id: MAIL_RESTITUTION,
      lane: 'mail',
      payload: z.object({ fanId: z.uuid(), causeId: z.uuid(), at: z.coerce.date() }),
      maxAttempts: RESTITUTION_ATTEMPTS,
      handle: (told) => refusedForGood(mailRestitution(deps, told)),
    }),
  ];
}
