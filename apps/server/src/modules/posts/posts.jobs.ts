import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { publishDueJob, removeKeptFilesJob } from './declared-jobs.ts';
import type { PostsDeps } from './posts-deps.ts';
import { publishDue } from './publish/publish-post.ts';
import { removeKeptFiles } from './publish/release-post.ts';
import { forgetViewers } from './views/forget-viewers.ts';

export function postsJobs(deps: PostsDeps) {
  return [
    publishDueJob.handledBy(async () => {
      await publishDue(deps);
    }),
    removeKeptFilesJob.handledBy(({ postId }) => removeKeptFiles(deps, postId)),
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
