import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { videoFailedJob } from '../media/index.ts';
import { mailFailedVideoJob, publishDueJob, removeKeptFilesJob } from './declared-jobs.ts';
import type { PostsMailDeps } from './posts-deps.ts';
import { mailFailedVideo } from './publish/mail-failed-video.ts';
import { publishDue } from './publish/publish-post.ts';
import { removeKeptFiles } from './publish/release-post.ts';
import { takeBackFailed } from './publish/take-back-failed.ts';
import { forgetStoryViewers } from './stories/see-story.ts';
import { forgetViewers } from './views/forget-viewers.ts';

export function postsJobs(deps: PostsMailDeps) {
  return [
    publishDueJob.handledBy(async () => {
      await publishDue(deps);
    }),
    videoFailedJob.handledBy(({ mediaId }) => takeBackFailed(deps, mediaId)),
    mailFailedVideoJob.handledBy((failed) => refusedForGood(mailFailedVideo(deps, failed))),
    removeKeptFilesJob.handledBy(({ postId }) => removeKeptFiles(deps, postId)),
    declareJob({
      id: 'posts.forget-viewers',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 5,
      // A little after the Philippine midnight.
      cron: '17 16 * * *',
    }).handledBy(() => forgetViewers(deps)),
    declareJob({
      id: 'posts.forget-story-viewers',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 5,
      cron: '37 16 * * *',
    }).handledBy(() => forgetStoryViewers(deps)),
  ];
}
