import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  tables: ['content_reviews', 'spam_keywords', 'keyword_hits'],
  handlers: async (deps: BaseDeps) => (await import('./reviews.routes.ts')).reviewsHandlers(deps),
  jobs: async (deps: BaseDeps) => (await import('./reviews.jobs.ts')).reviewsJobs(deps),
});
