import type { Answer } from '../../lib/api-types.ts';

export type CreatorStories = Answer<'GET /stories/{username}'>;
export type Story = CreatorStories['stories'][number];
export type OwnStory = Answer<'GET /content/mine/stories'>['stories'][number];

/** How far a finger moves down before the viewer closes, in pixels, and how long one is held before it pauses, in milliseconds. */
export const CLOSING_PIXELS = 90;
export const HOLDING_MS = 250;

/** Which story is shown first: the oldest that was not seen, else the oldest. */
export function firstPlace(stories: readonly Pick<Story, 'is_seen'>[]): number {
  return Math.max(
    0,
    stories.findIndex(({ is_seen: isSeen }) => !isSeen),
  );
}

/** Where a touch, a click or a key leads: the left third goes back. */
export function stepAt(x: number, width: number): 1 | -1 {
  return x < width / 3 ? -1 : 1;
}
