/** Figures of live streams that both sides must agree on (P620 to P647). No zod here: the web loads it late. */

/** Whom a stream is for. */
export const LIVE_AUDIENCES = ['everyone', 'followers', 'subscribers', 'ticket'] as const;
export type LiveAudience = (typeof LIVE_AUDIENCES)[number];

/** What becomes of a stream once it ended: nothing, or a post. */
export const REPLAY_AUDIENCES = ['none', 'free', 'subscribers', 'paid'] as const;
export type ReplayAudience = (typeof REPLAY_AUDIENCES)[number];

export const LIVE = {
  titleCharacters: 120,
  goalCharacters: 80,
  /** Of what a goal asks for. */
  goalCredits: { min: 1, max: 1_000_000 },
  /** Who can be seen or heard, the host among them. */
  people: 10,
  nameCharacters: 120,
  /** How far ahead a stream may be planned, and how many may be at a time. */
  schedule: { minMinutes: 5, maxDays: 60 },
  planned: 10,
  /** Planned ones of so many days ahead are listed. */
  listedDays: 7,
  /** A stream without a part for so long has ended (P623). */
  reconnectSeconds: 30,
  /** How far above its own a sender that begins anew by itself may draw the next generation (P1059). */
  generationJump: 1000,
  /** No stream goes on for longer. */
  longestHours: 6,
  /** One that did not begin so long after its time never does (P630). */
  lateMinutes: 15,
  /** A stream that ended sooner gives its tickets back (P630). */
  refundMinutes: 2,
  /** Who asked is told so long before (P640). */
  reminderMinutes: 10,
  /** Length and rate of parts. */
  partMs: 500,
  /** A watching address holds for so long at the most: a phone's own player cannot ask for another. */
  watchMinutes: 720,
  warningCharacters: 200,
  /** A replay is no shorter, and becomes a post by itself so long after the end (P680). */
  replayLeastMs: 5000,
  replayWaitsHours: 24,
} as const;

/** Of the chat of a stream (P633 to P637). */
export const LIVE_CHAT = {
  characters: 200,
  /** Lines in one answer, and those that are said at once. */
  page: 100,
  slowSeconds: [0, 5, 15, 60],
  mutedWords: 50,
  mutedWordCharacters: 40,
  pinnedCharacters: 200,
  moderators: 20,
  /** Of those who may not write in a chat, so many are named. */
  listedMuted: 200,
  /** Between two times that a socket hears of a stream. */
  batchMs: 500,
  /** Of a viewer who asks without a socket. */
  pollMs: 3000,
} as const;
