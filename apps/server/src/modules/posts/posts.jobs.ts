import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { forgetViewers } from './forget-viewers.ts';
import type { PostsDeps } from './posts-deps.ts';
import { publishDue } from './publish-post.ts';

/** Posts have a lane of their own: what is due at six appears at six, whatever else there is to do. */
export function postsJobs(deps: PostsDeps) {
  return [
    defineJob({
      id: 'posts.publish-due',
      lane: 'posts',
      payload: z.object({}),
      maxAttempts: 1,
      cron: '* * * * *',
      async handle() {
        await publishDue(deps);
      },
    }),
    defineJob({
      id: 'posts.forget-viewers',
      payload: z.object({}),
      maxAttempts: 5,
      // A little after the Philippine midnight.
      cron: '17 16 * * *',
      handle: () => forgetViewers(deps),
    }),
  ];
}
