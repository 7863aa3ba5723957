/** Figures that both sides must agree on, of what the web loads late: apart from the others, which every first page has. No zod here. */

/** A month of the Philippine calendar: `2026-11`. */
export const MONTH_FORM = /^20\d\d-(0[1-9]|1[0-2])$/;

/** For how long a captcha is taken after what it solves was given out. */
export const CAPTCHA_SECONDS = 600;

/** Below how many credits a pack may be bought by itself (P789). */
export const AUTO_TOP_UP = { threshold: { min: 1, max: 10_000 } } as const;

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

/** Files of one message, days within which what was uploaded is sent, and bytes that a fan may keep with us (P431). */
export const MESSAGE_FILES = { count: 10, keptDays: 3, fanBytes: 1024 ** 3 } as const;

/**
 * Uploads that outlive a lost line (P774): from how many bytes on our pages send a file so, and in parts of how many; how many a part
 * has at least that is not the last, how many a person may have open at a time, and for how long they are kept.
 */
export const RESUMABLE = {
  fromBytes: 5 * 1024 ** 2,
  partBytes: 4 * 1024 ** 2,
  leastPartBytes: 64 * 1024,
  open: 20,
  hours: 24,
} as const;

/** A recorded voice note (P510): as it comes, and how long it lasts. */
export const VOICE_NOTE = { bytes: 8 * 1024 ** 2, seconds: 180 } as const;

/** Lists of fans (P461): how many, how many fans in one, and what a rule can ask. */
export const FAN_LISTS = {
  count: 50,
  fans: 5_000,
  nameCharacters: 60,
  days: 365,
  credits: 1_000_000,
} as const;
export const FAN_LIST_KINDS = ['by_hand', 'spent', 'subscribed'] as const;

/** A creator's folders, and what they and files are called (P468). */
export const VAULT = { folders: 100, nameCharacters: 60, titleCharacters: 120 } as const;

/** Of the audience `top_spenders` (P450): how many people, and of how many days what they paid is counted. */
export const TOP_SPENDERS = { count: 50, days: 30 } as const;

/** What a creator writes once for many (P456): to who is new, and to whose paid subscription ended. */
export const AUTOMATIC_KINDS = ['welcome', 'ended'] as const;
export type AutomaticKind = (typeof AUTOMATIC_KINDS)[number];

/** Between two times that somebody is said to be writing, and how long that is shown (P442). */
export const TYPING = { everyMs: 3000, shownMs: 6000 } as const;

/**
 * Sockets that one process keeps (P440), those of a person and of an address (a /64 of IPv6) among them; behind one address of a
 * Philippine carrier are thousands. Of one: the bytes of a message to us, the bytes that may come `within` so long, what may wait
 * for its reader, and how old it gets.
 */
export const SOCKETS = {
  most: 4000,
  perAddress: 2000,
  perPerson: 10,
  messageBytes: 512,
  bytes: { max: 4096, withinSeconds: 10 },
  waiting: 32,
  hours: 6,
} as const;

/** Whole credits in one custom purchase (P51). */
export const CUSTOM_CREDITS = { min: 10, max: 10_000 } as const;

/** Characters of a coupon's code and description, coupons in one list, and the most that its value can be, in pesos. */
export const COUPON = { codeCharacters: 20, descriptionCharacters: 200, list: 50, value: 1_000_000 } as const;

/** What a field keeps of a coupon's code while it is typed or pasted: capital letters, and 20 characters (P950). */
export function couponCode(text: string): string {
  return text.trimStart().toUpperCase().slice(0, COUPON.codeCharacters);
}

/** How somebody can react to a message (P463), in the order in which they are offered. */
export const REACTIONS = ['heart', 'like', 'laugh', 'wow', 'sad', 'fire'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a creator keeps of a fan (P459), and what they are shown of what the fan bought (P460). */
export const FAN = { nicknameCharacters: 60, noteCharacters: 2_000, purchases: 10, recentDays: 30 } as const;

/** What a creator's month is made of (P660), in the order of its statement. */
export const STATEMENT_LINES = [
  'unlocks',
  'subscriptions',
  'tips',
  'commission',
  'given_back',
  'taken_back',
  'payouts_sent',
  'payouts_back',
  'tax_withheld',
  'tax_returned',
  'forfeited',
  'other',
] as const;
export type StatementLineKind = (typeof STATEMENT_LINES)[number];

/** What a fan's month is made of (P770). */
export const FAN_STATEMENT_LINES = [
  'bought',
  'gifts_received',
  'given_back',
  'posts',
  'messages',
  'tickets',
  'subscriptions',
  'tips',
  'gifts_given',
  'refunded',
  'disputed',
  'other',
] as const;
export type FanStatementLineKind = (typeof FAN_STATEMENT_LINES)[number];

/** What a referrer's month is made of (P771). */
export const REFERRAL_STATEMENT_LINES = [
  'commission',
  'given_back',
  'taken_back',
  'payouts_asked',
  'payouts_back',
  'debts_paid',
  'forfeited',
  'other',
] as const;
export type ReferralStatementLineKind = (typeof REFERRAL_STATEMENT_LINES)[number];

/** What a fan lets themselves spend (P690), in whole credits, and for how long they pause (P691). */
export const SPENDING_PERIODS = ['day', 'week', 'month'] as const;
export type SpendingPeriod = (typeof SPENDING_PERIODS)[number];
export const SPENDING_LIMIT = { min: 1, max: 1_000_000, waitHours: 24 } as const;
export const COOL_OFF_HOURS = [24, 168, 720] as const;

/** What can be given of a creator, by months (P730), and words that go with it. */
export const GIFT_PLANS = ['monthly', 'months_3', 'months_6', 'months_12'] as const;
export type GiftPlan = (typeof GIFT_PLANS)[number];
export const GIFT = { messageCharacters: 200, mostMonthsAhead: 36 } as const;

/** Credits that are given (P734): of one gift, of a Philippine day, and until when what was bought or received stays. */
export const GIFT_CREDITS = {
  min: 10,
  max: 2_000,
  mostADay: 5_000,
  boughtHours: 48,
  receivedDays: 30,
} as const;
