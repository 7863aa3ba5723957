import type { BaseDeps } from '../../platform/base-deps.ts';

export interface EventsDeps extends BaseDeps {
  /** What a person has not read of what they were told in the app (P444). */
  countUnreadNews(personId: string): Promise<number>;
}
