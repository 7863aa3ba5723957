import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  tables: ['content_reviews', 'spam_keywords', 'keyword_hits', 'profile_holds'],
  handlers: async (deps: BaseDeps) => (await import('./reviews.routes.ts')).reviewsHandlers(deps),
  jobs: async (deps: BaseDeps) => (await import('./reviews.jobs.ts')).reviewsJobs(deps),
  personal: {
    erased: ['profile_holds.user_id'],
    kept: {
      'content_reviews.author_id': 'that something was looked at stays; what it was goes',
      'content_reviews.claimed_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'content_reviews.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'keyword_hits.author_id': 'which word was found, and never the text; goes after a year',
      'profile_holds.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'spam_keywords.created_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
    exported: {
      reviewed_content: {
        table: 'content_reviews',
        owner: 'author_id',
        key: 'content_id',
        columns: 'content_id, content_type, status, created_at, decided_at',
      },
      reviewed_profile: {
        table: 'profile_holds',
        owner: 'user_id',
        key: 'id',
        columns: 'field, value, status, created_at, decided_at',
      },
    },
    load: async () => (await import('./reviews.queries.ts')).eraseReviews,
  },
});
