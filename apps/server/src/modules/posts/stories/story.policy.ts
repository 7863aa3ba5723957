import { STORY, type StoryAudience } from '@likha/contract/late-limits';
import { HOUR_MS } from '../../../platform/durations.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** What decides about a story for one viewer: loaded facts, no lookups. */
export interface StoryFacts {
  creator_id: string;
  status: string;
  audience: StoryAudience;
  is_nsfw: boolean;
  /** Null until it is published. */
  expires_at: Date | null;
  is_followed: boolean;
  is_subscribed: boolean;
}

/** When a story ends that is published now (P413). */
export function storyEnd(now: Date): Date {
  return new Date(now.getTime() + STORY.hours * HOUR_MS);
}

/** Is it there for others than its creator and staff now? */
export function isCurrent(
  { status, expires_at }: Pick<StoryFacts, 'status' | 'expires_at'>,
  now: Date,
): boolean {
  return status === 'story' && expires_at !== null && expires_at > now;
}

/** Is it among whom it is for (P415)? Who subscribes may see what followers may. */
export function isInAudience(story: Pick<StoryFacts, 'audience' | 'is_followed' | 'is_subscribed'>): boolean {
  if (story.audience === 'everyone') return true;
  return story.is_subscribed || (story.audience === 'followers' && story.is_followed);
}

/** Is it for whoever comes by? What is, has an address that works without a session, as of a free post. */
export function isPublicStory({ audience, is_nsfw }: Pick<StoryFacts, 'audience' | 'is_nsfw'>): boolean {
  return audience === 'everyone' && !is_nsfw;
}

/**
 * May this viewer see it now (P414)? Its creator at any time, staff once it is not a draft any more, others while it is current and for them; a guest
 * what is for everyone and not mature (P493).
 */
export function mayWatch(story: StoryFacts, viewer: Viewer | null, now: Date): boolean {
  if (viewer === null) return isPublicStory(story) && isCurrent(story, now);
  if (viewer.id === story.creator_id) return true;
  if (viewer.userType === 'admin') return story.status !== 'draft' && story.status !== 'scheduled';
  return isCurrent(story, now) && isInAudience(story);
}
