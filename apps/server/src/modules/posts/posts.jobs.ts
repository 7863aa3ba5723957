import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { publishDueJob } from './declared-jobs.ts';
import type { PostsDeps } from './posts-deps.ts';
import { publishDue } from './publish/publish-post.ts';
import { forgetViewers } from './views/forget-viewers.ts';

export function postsJobs(deps: PostsDeps) {
  return [
    publishDueJob.handledBy(async () => {
      await publishDue(deps);
    }),
    declareJob({
      id: 'posts.forget-viewers',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 5,
      // A little after the Philippine midnight.
      cron: '17 16 * * *',
    }).handledBy(() => forgetViewers(deps)),
  ];
}
