import type { StoryAudience } from '@likha/contract/late-limits';
import type { OwnStoriesTexts } from './own-stories.texts.generated.ts';

/** Whom a story is for, in words. */
export function audienceWords(audience: StoryAudience, t: OwnStoriesTexts): string {
  return { everyone: t.everyone, followers: t.followers, subscribers: t.subscribers }[audience];
}
