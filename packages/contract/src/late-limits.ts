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
