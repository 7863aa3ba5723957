/** Figures that both sides must agree on. No zod here: the web bundles this file. */

/** Bytes, pixels and types of an upload (P52); sides of what is kept of a picture are at most `imageSide` pixels long. */
export const UPLOAD = {
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  imageSide: 2048,
  videoBytes: 100 * 1024 * 1024,
  /** Of more a node makes no renditions before its deadline. */
  videoSeconds: 60 * 60,
  imageTypes: ['image/jpeg', 'image/png', 'image/webp'],
  /** Of phones: taken as well, and not asked for, as Apple's systems then hand over a JPEG (P401). */
  phoneTypes: ['image/heic', 'image/heif'],
  videoTypes: ['video/mp4', 'video/webm', 'video/quicktime'],
} as const;

/** Bytes of posts' files that a verified creator may keep with us (P322); nobody else brings any. */
export const STORAGE_QUOTA_BYTES = 100 * 1024 ** 3;

/** Files of one post (P102). */
export const POST_FILES = 10;

/** Posts on top of a creator's profile (P402). */
export const PINNED_POSTS = 3;

/** How far ahead a post may be scheduled (P126). */
export const SCHEDULE = { minMinutes: 5, maxDays: 365 } as const;

/** Seconds that a signed media address may live, and how long before its end the web fetches a new one (P26). */
export const MEDIA_ACCESS_SECONDS = { min: 60, max: 120, default: 120, refreshEarly: 30 } as const;

/** Characters of a locked post's text that anyone may read (P53). */
export const LOCKED_PREVIEW_CHARACTERS = 100;

export const FULL_NAME_CHARACTERS = 80;
export const EMAIL_CHARACTERS = 254;
export const BIO_CHARACTERS = 500;
export const LOCATION_CHARACTERS = 80;
/** Rows of a list that is taken away as a file (P408). */
export const LIST_FILE_ROWS = 10_000;
/** Characters of a username (P4). */
export const USERNAME = { min: 3, max: 30 } as const;
/** `a-z0-9_` in these bounds, with no underscore at either end. */
export const USERNAME_FORM = /^[a-z0-9][a-z0-9_]{1,28}[a-z0-9]$/;
/** Days for which a username that was given up leads to the new one, and how many such names one person has (P132). */
export const FORMER_USERNAMES = { days: 90, most: 3 } as const;
/** What a creator wants of a month until they say otherwise, and what they may say (P136). */
export const MONTHLY_GOALS = {
  pesos: { usual: 12_000, min: 1, max: 10_000_000 },
  subscribers: { usual: 100, min: 1, max: 1_000_000 },
} as const;
/** Philippine days that analytics look back over (P135). */
export const ANALYTICS_DAYS = [7, 30, 90] as const;
export const USUAL_ANALYTICS_DAYS = 30 satisfies (typeof ANALYTICS_DAYS)[number];
/** How far a creator's forecast looks ahead and back (P767), in days, months, sales and hours. */
export const FORECAST = {
  aheadDays: 30,
  backDays: 30,
  cohorts: 6,
  salesDays: 90,
  mostSales: 2000,
  blockHours: 4,
} as const;
/** Pesos of a month with a creator (P133); 0 is a free one (P345). */
export const SUBSCRIPTION_PESOS = { min: 50, max: 10_000 } as const;
/** Months that can be paid at once, and whole percents off the price of them (P346). */
export const BUNDLES = [3, 6, 12] as const;
export const BUNDLE_PERCENT = { min: 1, max: 50 } as const;
/** Free days before a first month, and whole percents off a first month (P347). */
export const TRIAL_DAYS = [3, 7, 14, 30] as const;
export const FIRST_MONTH_PERCENT = { min: 1, max: 90 } as const;
/** The ways to subscribe. `introduction` is a creator's trial, or first month at a discount. */
export const PLANS = ['introduction', 'monthly', 'months_3', 'months_6', 'months_12'] as const;
export type PlanName = (typeof PLANS)[number];
/** Whom a creator can list, and in which order (P348). */
export const FAN_LISTS = ['subscribers', 'followers'] as const;
export type FanList = (typeof FAN_LISTS)[number];
export const FAN_SORTS = ['newest', 'spent'] as const;
export type FanSort = (typeof FAN_SORTS)[number];
export const PASSWORD = { min: 10, max: 200 } as const;
export const MINIMUM_AGE_YEARS = 18;
/** The most credits that one post may cost. */
export const MAX_CREDIT_PRICE = 10_000;
/** Credits of one tip, and the characters of what may be said with it (P107). */
export const TIP_CREDITS = { min: 1, max: 10_000 } as const;
export const TIP_MESSAGE_CHARACTERS = 500;
/** Of the reference of a transfer, and of why a payout was not made. */
export const PAYOUT_REFERENCE_CHARACTERS = 100;
export const PAYOUT_REASON_CHARACTERS = 500;
/** Of why a refund is asked for, and of what the fan is answered (P226). */
export const REFUND_CHARACTERS = 500;
/** Of what a dispute is answered with (P404). PayPal takes no longer note. */
export const EVIDENCE = { textCharacters: 2_000, files: 5, fileBytes: 4 * 1024 * 1024 } as const;
/** Of a report of settlement (P751): PayPal makes none with more rows in a file. */
export const SETTLEMENT_REPORT = {
  bytes: 384 * 1024 * 1024,
  rows: 1_000_000,
  referenceCharacters: 100,
  reasonCharacters: 500,
} as const;
/** Of a removal request (P171), and the days within which it is decided. */
export const REMOVAL = {
  contentCharacters: 2_000,
  explanationCharacters: 5_000,
  posts: 20,
  days: 7,
} as const;
/** Of an appeal. */
export const APPEAL_CHARACTERS = 2_000;
/** Of what an admin notes of somebody. */
export const NOTE_CHARACTERS = 2_000;
export const TITLE_CHARACTERS = 120;
export const CONTENT_CHARACTERS = 5_000;
export const COMMENT_CHARACTERS = 1_000;
/** Of one message (P421). */
export const MESSAGE_CHARACTERS = 4_000;
/** Messages around a reported one that are kept with the report (P434). */
export const REPORT_MESSAGES = 10;
/** Whom a creator can write to at once, and whom they can leave out of that (P450). */
export const AUDIENCES = ['all', 'subscribers', 'followers', 'expired', 'top_spenders', 'list'] as const;
export type AudienceName = (typeof AUDIENCES)[number];
export const EXCLUDED = ['subscribers', 'followers', 'expired'] as const;
export type ExcludedName = (typeof EXCLUDED)[number];
/** Who may write to a creator first, of whom a creator chooses one (P422). */
export const FIRST_WRITERS = ['everyone', 'followers', 'subscribers', 'tippers', 'nobody'] as const;
/** The last place that a conversation may come to, in 32 bits. */
export const LAST_PLACE = 2_147_483_647;
/** So long its sender may unsend a message (P424). */
export const UNSEND_HOURS = 24;
/** Conversations that one person may begin within a day (P422). */
export const NEW_CONVERSATIONS_A_DAY = 50;
/** What happened to a person (P420): at most so many in an answer, kept so long. */
export const EVENTS = { page: 200, keptDays: 30 } as const;
/** What is searched for among people. */
export const SEARCH_CHARACTERS = 80;
export const TAGS = { count: 10, characters: 30 } as const;

/** Of a new fan's first steps: interests that can be chosen, and creators to follow until the step is done (P142). */
export const FIRST_STEPS = { interests: 10, follows: 3 } as const;

/** The credit packs of the buy page (P51). Bonus percentages are shown as 0, 10, 15 and 20. */
export const CREDIT_PACKS = [
  { id: 'starter', name: 'Starter', credits: 100, bonus: 0, bonusPercent: 0, isPopular: false },
  { id: 'popular', name: 'Popular', credits: 500, bonus: 50, bonusPercent: 10, isPopular: true },
  { id: 'premium', name: 'Premium', credits: 1000, bonus: 150, bonusPercent: 15, isPopular: false },
  { id: 'mega', name: 'Mega', credits: 2500, bonus: 500, bonusPercent: 20, isPopular: false },
] as const;

/**
 * How often a call may be made: `max` per `seconds`, counted per signed-in person, else per address; always per address
 * where `byAddress` says so, whoever is signed in. An address of guests has `guestMax`: Philippine mobile carriers put
 * thousands of people behind one. A /64 of IPv6 is one address.
 */
export const RATE_LIMITS = {
  default: { max: 1200, guestMax: 12_000, seconds: 60, asksCaptcha: true },
  register: { max: 200, seconds: 600, byAddress: true },
  login: { max: 240, seconds: 60, byAddress: true },
  mail: { max: 60, seconds: 600, byAddress: true },
  account: { max: 60, seconds: 300 },
  export: { max: 6, seconds: 3600 },
  /** A list of administration as a file. */
  listFile: { max: 60, seconds: 3600 },
  /** Each is drawn on a thread of its own. */
  receipt: { max: 30, seconds: 600 },
  captcha: { max: 240, guestMax: 1200, seconds: 60 },
  purchase: { max: 60, seconds: 60 },
  /** Codes can be guessed. */
  coupon: { max: 30, seconds: 60 },
  unlock: { max: 300, seconds: 60 },
  upload: { max: 60, seconds: 600 },
  /** Parts of uploads that outlive a lost line (P774), and questions how far one is. */
  uploadPart: { max: 900, seconds: 60 },
  react: { max: 300, seconds: 60 },
  comment: { max: 30, seconds: 60 },
  message: { max: 60, seconds: 60 },
  /** Each file of a message travels by itself. */
  messageFile: { max: 120, seconds: 600 },
  /** Each may reach everybody a creator has to do with. */
  broadcast: { max: 20, seconds: 3600 },
  /** Asked for every few seconds, by each tab that is open. */
  events: { max: 240, seconds: 60 },
  /** Sockets that are begun: a tab opens one, and another whenever it lost the one before. */
  socket: { max: 60, seconds: 60 },
  report: { max: 30, seconds: 3600 },
  /** Eight fields and two pictures: who sends a form again for each that is wrong is not shut out for it. One alone waits (P115). */
  verification: { max: 40, seconds: 3600 },
  contact: { max: 10, guestMax: 100, seconds: 3600 },
  appeal: { max: 60, guestMax: 300, seconds: 3600 },
  /** Mail programs of one company ask for all of its customers. */
  unsubscribe: { max: 60, guestMax: 3000, seconds: 60 },
  /** Each is a picture that is worked on for a guest. */
  mediaTest: { max: 20, guestMax: 100, seconds: 600 },
  mediaAccess: { max: 600, seconds: 60 },
  webhook: { max: 3000, seconds: 60 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Wrong passwords for one account within so many seconds: after `free` each attempt needs a captcha; after `max` of a known
 * device, or of one address, it waits; after `accountMax` all but known devices wait. An address has `addressFree` for
 * all accounts together before each attempt from it needs a captcha.
 */
export const LOGIN_FAILURES = { free: 5, max: 10, accountMax: 50, addressFree: 30, seconds: 300 } as const;

/** Sessions of one person that live at a time (P110): one more ends the one that was used longest ago. */
export const LIVE_SESSIONS = 20;

/** Wrong codes of a second factor (P111): so many, then a wait that each further one doubles, and that only a right one ends. */
export const WRONG_CODES = { free: 10, firstWaitSeconds: 300, longestWaitSeconds: 86_400 } as const;

/** Passkeys of one person (P340). */
/** What a person sorts saved posts into (P387). */
export const COLLECTIONS = { max: 50, nameCharacters: 40 } as const;

export const PASSKEYS = { max: 10, nameCharacters: 60, challengeSeconds: 300 } as const;

/** Of the words by which a creator says that everyone depicted is of age and agreed (P155): other words, another version. */
export const DEPICTED_CONSENT_VERSION = '1.0';

/** What staff may decide against a person (P149): days, and the characters of why. */
export const SANCTION = {
  reasonCharacters: 1000,
  suspensionDays: { min: 1, max: 30 },
  warningDays: { min: 1, max: 365 },
  appealDays: 30,
  /** For so long a suspension makes the next one longer (P391). */
  suspensionCountsDays: 365,
  /** At most so many strikes are shown. */
  strikes: 50,
} as const;

/**
 * Whose reports wait behind the others (P392): of the newest `judged` that were decided, at least `least`, so many percent were
 * dismissed. Shown counts go to `counted`.
 */
export const REPORTER = { judged: 20, least: 5, dismissedPercent: 80, counted: 1000 } as const;

/** Of what staff look over (P151 to P154): characters, how many keywords there may be, and how far a figure is counted. */
export const MODERATION = {
  descriptionCharacters: 1000,
  notesCharacters: 2000,
  keywordCharacters: 100,
  keywords: 1000,
  counted: 10_000,
  /** Beside a list, which costs as much as its page: how many there are. */
  listed: 500,
  claimMinutes: 5,
} as const;

/** How long the links in mails work (P108, P109), and how many of a kind a person gets within an hour. */
export const MAILED_LINKS = { resetMinutes: 30, confirmHours: 24, undoHours: 72, perHour: 3 } as const;

/** Days for which an account that was deleted can be restored by signing in (P112). */
export const DELETION_DAYS = 30;

/** What the legal documents promise and nothing above says: days, but where a name says otherwise. Working days where a range is given (P206). */
export const POLICY = {
  firstUploads: 10,
  /** A person's look at a creator's submission. */
  verificationLook: { min: 1, max: 3 },
  /** Pictures of identity documents, from the decision on (P9). */
  rejectedDocuments: 90,
  approvedDocumentsYears: 7,
  refundHours: 48,
  refundLook: { min: 5, max: 10 },
  refundPay: { min: 7, max: 14 },
  /** Paying an affiliate's payout, once it is approved. */
  payoutPay: { min: 5, max: 10 },
  /** From where on the documents name the office that helps consumers, in pesos. */
  escalationPesos: 10_000,
  /** A referral's click counts, and its commission is held, for so long. */
  referralClick: 30,
  commissionHeld: 30,
  notice: 30,
} as const;

/** Mails of a kind within an hour, before the rest waits for the mail of the day; and the Philippine hour of that (P211). */
export const NOTIFICATION_MAILS = { perHour: 10, dailyHour: 18 } as const;

/** Widths in pixels that public pictures can be had in, by `?w=`. */
export const PUBLIC_PICTURE_WIDTHS = [96, 192, 384, 768] as const;

/** So many posts that somebody opened lately are kept for them (P376). */
export const SEEN_POSTS = 50;
