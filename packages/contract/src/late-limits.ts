/** Figures that both sides must agree on, of what the web loads late: apart from the others, which every first page has. No zod here. */

/** What a creator says that a subscription brings (P411). */
export const BENEFITS = { count: 6, characters: 80 } as const;

/** What a poll may ask, and for how long (P412). */
export const POLL = {
  questionCharacters: 200,
  optionCharacters: 80,
  options: { min: 2, max: 6 },
  hours: { min: 1, max: 720 },
} as const;

/** Of stories (P413 to P419): how long they are there and how many at a time, and whom they are for. */
export const STORY = {
  hours: 24,
  current: 30,
  textCharacters: 300,
  audiences: ['everyone', 'followers', 'subscribers'],
  /** Creators with stories in one row. */
  creators: 50,
  /** Who saw one is forgotten so many days after they looked. */
  viewersDays: 8,
} as const;
export type StoryAudience = (typeof STORY.audiences)[number];
