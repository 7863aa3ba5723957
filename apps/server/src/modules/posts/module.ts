import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { picturesAreCounted } from './laws/pictures-are-counted.law.ts';
import { postsAreCounted } from './laws/posts-are-counted.law.ts';
import { votesAreCounted } from './laws/votes-are-counted.law.ts';
import { checkMediaRight } from './media-right/check-media-right.ts';
import { isPublished } from './media-right/media-rights.queries.ts';
import type { PostsDeps, PostsMailDeps } from './posts-deps.ts';
import { createViewCounter, type ViewCounter } from './views/view-counter.ts';

export const postsModule = defineModule({
  name: 'posts',
  tables: [
    'depicted_consents',
    'posts',
    'post_pictures',
    'polls',
    'poll_votes',
    'post_tags',
    'post_viewers',
    'story_views',
    'view_salts',
    'post_daily_views',
  ],
  sharedWrites: { users: 'the counters of a creator’s posts change with the post' },
  services: (wired: BaseDeps) => ({
    viewCounter: createViewCounter(wired),
    mediaRights: {
      /** By what may this viewer, null for a guest, see the file of a post or story now? */
      shownBy: (mediaId: string, viewer: Viewer | null) => checkMediaRight(wired, mediaId, viewer),
      /** May anybody have what of its file is blurred now (P320)? */
      isPublished: (mediaId: string) => isPublished(wired.db, mediaId),
    },
  }),
  stop: ({ viewCounter }: { viewCounter: ViewCounter }) => viewCounter.stop(),
  handlers: async (deps: PostsDeps & { viewCounter: ViewCounter }) =>
    (await import('./posts.routes.ts')).postsHandlers(deps),
  jobs: async (deps: PostsMailDeps) => (await import('./posts.jobs.ts')).postsJobs(deps),
  laws: [postsAreCounted, picturesAreCounted, votesAreCounted],
  personal: {
    erased: ['posts.creator_id', 'polls.creator_id', 'poll_votes.person_id', 'story_views.person_id'],
    exported: {
      posts: {
        table: 'posts',
        owner: 'creator_id',
        key: 'id',
        columns:
          'id, title, content, type, tags, is_nsfw, is_ppv, is_subscriber_only, credit_price, status, publish_at, pinned_at, views_count, kind, audience, expires_at, created_at',
      },
      polls: {
        table: 'polls',
        owner: 'creator_id',
        key: 'post_id',
        columns: 'post_id, question, options, votes, hours, created_at',
      },
      poll_votes: {
        table: 'poll_votes',
        owner: 'person_id',
        key: 'post_id',
        columns: 'post_id, place, voted_at',
      },
      story_views: {
        table: 'story_views',
        owner: 'person_id',
        key: 'story_id',
        columns: 'story_id, seen_at',
      },
      depicted_consents: {
        table: 'depicted_consents',
        owner: 'creator_id',
        key: 'post_id',
        columns: 'post_id, version, files_count, confirmed_at',
      },
    },
    load: async () => (await import('./posts.queries.ts')).erasePosts,
  },
});
