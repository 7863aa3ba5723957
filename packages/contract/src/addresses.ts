import { queryText } from './query-text.ts';

declare const built: unique symbol;
/** An address of the web app, built here: links take nothing else, so that no address is typed by hand. */
export type Path = string & { readonly [built]: true };

/**
 * The pages there are: the router matches these and nothing else, their first words are nobody's username (P4), and the links in
 * mails are built of them, too. What has no parameter is an address as it stands.
 */
export const PATTERNS = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  notMe: '/not-me',
  appeal: '/appeal',
  unsubscribe: '/unsubscribe',
  settings: '/settings',
  models: '/models',
  creators: '/creators',
  profile: '/:username',
  post: '/post/:postId',
  tag: '/tags/:tag',
  live: '/live',
  liveOf: '/live/:username',
  profileById: '/profile/:userId',
  library: '/library',
  messages: '/messages',
  notifications: '/notifications',
  conversation: '/messages/:conversationId',
  admin: '/admin',
  adminPerson: '/admin/users/:userId',
  adminSettings: '/admin/settings',
  adminStaff: '/admin/staff',
  adminTemplates: '/admin/templates',
  adminTrace: '/admin/trace',
  adminBooks: '/admin/books',
  adminEntry: '/admin/books/entries/:entryId',
  adminLive: '/admin/live',
  adminSettlements: '/admin/settlements',
  adminTax: '/admin/tax',
  fan: '/fan',
  discover: '/discover',
  buyCredits: '/buy-credits',
  creditHistory: '/credit-history',
  subscriptions: '/my-subscriptions',
  studio: '/creator',
  ownMedia: '/creator/media',
  subscribers: '/creator/subscribers',
  vault: '/creator/vault',
  fanLists: '/creator/lists',
  ownLive: '/creator/live',
  broadcasts: '/creator/broadcasts',
  newBroadcast: '/creator/broadcasts/new',
  broadcast: '/creator/broadcasts/:broadcastId',
  verification: '/creator-verification',
  help: '/help',
  offline: '/offline',
  contact: '/contact',
  mediaTest: '/media-test',
  removalRequest: '/legal/removal-request',
  legalVersions: '/legal/versions',
} as const;

/** An address that the router may match: a page of the table, or one that `paths` built. */
export type Pattern = (typeof PATTERNS)[keyof typeof PATTERNS] | Path;

/** Words in the place of a username that are none, and have no page of their own. */
export const RESERVED_PATTERNS = ['/api', '/assets', '/legal', '/media', '/sitemap', '/tags'] as const;

/** What stands first in an address of our own, so that no profile can: `login`, `post`. */
export function ownFirstWords(): Set<string> {
  const addresses: readonly string[] = [...Object.values(PATTERNS), ...RESERVED_PATTERNS];
  const words = addresses.map((address) => address.split('/')[1] ?? '');
  return new Set(words.filter((word) => word !== '' && !word.startsWith(':')));
}

export const FAN_TABS = ['subscribed', 'following', 'for-you', 'credits'] as const;
export type FanTab = (typeof FAN_TABS)[number];

/** What a library has, in its order. */
export const LIBRARY_TABS = ['bought', 'saved', 'seen', 'liked'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

export const STUDIO_TABS = ['overview', 'content', 'analytics', 'earnings', 'affiliate', 'settings'] as const;
export type StudioTab = (typeof STUDIO_TABS)[number];

export const ADMIN_TABS = ['affiliates', 'credits', 'coupons', 'moderation', 'users', 'analytics'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What the tab about people has, in its order. */
export const USER_PARTS = ['people', 'verifications', 'appeals', 'removals', 'audit'] as const;
export type UserPart = (typeof USER_PARTS)[number];

/** What the page about the books has, in its order. */
export const BOOK_TABS = ['state', 'balance', 'journal'] as const;
export type BookTab = (typeof BOOK_TABS)[number];

/** What the tab about moderation has, in its order. */
export const MODERATION_PARTS = [
  'dashboard',
  'reports',
  'content',
  'profiles',
  'search',
  'spam',
  'warnings',
] as const;
export type ModerationPart = (typeof MODERATION_PARTS)[number];

/** The person whom a queue is about. */
export const ABOUT = 'about';

export const PROFILE_TABS = ['posts', 'media', 'about'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The post of a profile that an address is about. */
export const POST = 'post';

/** The post whose unlocking a page begins with asking about. */
export const UNLOCK = 'unlock';
/** The same for the creator who is subscribed to, or gets a tip. */
export const SUBSCRIBE = 'subscribe';
export const TIP = 'tip';
/** The same for the stream whose ticket is bought. */
export const TICKET = 'ticket';
/** What a page can begin with asking about. */
export type Question = typeof UNLOCK | typeof SUBSCRIBE | typeof TIP | typeof TICKET;

/** The purchase that an address is about. */
export const PURCHASE = 'purchase';

/** The form for a post begins with the moment at which it is published. */
export const SCHEDULE = 'schedule';

/** The creator whose referral link an address is. */
export const AFFILIATE = 'aff';

/** What pages that anybody sees read of the query; the rest of it is passed over where such a page is made. */
export const PAGE_QUERY = [
  'tab',
  'part',
  'search',
  'sort',
  'tag',
  'type',
  'ref',
  AFFILIATE,
  POST,
  UNLOCK,
  SUBSCRIBE,
  TIP,
  TICKET,
] as const;

/** The picture that chats show beside a link to the page of a verified creator, 1200×630 (P385). */
export const linkCard = (username: string) => `/media/public/card/${username}.jpg`;

export const LEGAL_NAMES = [
  'terms',
  'privacy',
  'acceptable-use',
  'community-guidelines',
  'content-moderation',
  'refunds',
  'creator-consent',
  'affiliate-terms',
  'fan-creator-agreement',
] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

/** Every address that the web app links or leads to. The first tab of a page is the page itself. */
export const paths = {
  landing: () => path(PATTERNS.landing),
  login: () => path(PATTERNS.login),
  register: (query: { type?: 'creator'; ref?: 'affiliate' } = {}) => path(PATTERNS.register, query),
  forgotPassword: () => path(PATTERNS.forgotPassword),
  /** What mailed links lead to; no server sees what stands behind `#`. */
  resetPassword: (token: string) => path(`${PATTERNS.resetPassword}#${token}`),
  verifyEmail: (token: string) => path(`${PATTERNS.verifyEmail}#${token}`),
  notMe: (token: string) => path(`${PATTERNS.notMe}#${token}`),
  unsubscribe: (token: string) => path(`${PATTERNS.unsubscribe}#${token}`),
  /** Appealing against what the token is of; no server sees what stands behind `#`. */
  appeal: (token: string) => path(`${PATTERNS.appeal}#${token}`),
  settings: () => path(PATTERNS.settings),
  /** Where credits are bought by themselves: `back` from where a fan agreed to that, or told that it is paused. */
  topUp: (from: 'back' | 'cancelled' | 'paused') => path(PATTERNS.settings, { top_up: from }),
  /** What a creator hands on to bring others. */
  referral: (username: string) => path(PATTERNS.landing, { [AFFILIATE]: username }),
  /** The directory, under the word of the landing page. */
  models: () => path(PATTERNS.models),
  /** The same directory, under the word of everywhere else. */
  creators: () => path(PATTERNS.creators),
  profile: (username: string) => path(`/${encodeURIComponent(username)}`),
  /** Anybody's, for signed-in people, whatever they are called by now. */
  profileById: (id: string) => path(`/profile/${encodeURIComponent(id)}`),
  /** The same for somebody who was asked for by an earlier name, with the question that the address had. */
  moved: (username: string, query: URLSearchParams) =>
    path(`/${encodeURIComponent(username)}`, Object.fromEntries(query)),
  /** One post, on the profile that is open. */
  post: ({ pathname }: { pathname: string }, id: string) => path(pathname, { [POST]: id }),
  /** The posts with a tag. */
  tag: (tag: string) => path(`/tags/${encodeURIComponent(tag)}`),
  /** The page of one post. */
  postPage: (id: string) => path(`/post/${encodeURIComponent(id)}`),
  /** Who is live, and who will be. */
  live: () => path(PATTERNS.live),
  /** The stream of a creator: the running one, else the next. */
  liveOf: (username: string) => path(`/live/${encodeURIComponent(username)}`),
  /** The same with the question open whether to buy its ticket, or how much to tip. */
  liveTicket: (username: string, id: string) =>
    path(`/live/${encodeURIComponent(username)}`, { [TICKET]: id }),
  liveTip: (username: string, creatorId: string) =>
    path(`/live/${encodeURIComponent(username)}`, { [TIP]: creatorId }),
  admin: (tab: AdminTab = 'affiliates') => path(PATTERNS.admin, { tab: laterThan(ADMIN_TABS[0], tab) }),
  adminUsers: (part: UserPart) =>
    path(PATTERNS.admin, { tab: 'users', part: laterThan(USER_PARTS[0], part) }),
  /** What moderators look over; reports of one person alone where they are named. */
  adminModeration: (part: ModerationPart, about?: string) =>
    path(PATTERNS.admin, { tab: 'moderation', part: laterThan(MODERATION_PARTS[0], part), [ABOUT]: about }),
  /** One person, for admins. */
  adminPerson: (id: string) => path(`/admin/users/${encodeURIComponent(id)}`),
  /** The settings of the product. */
  adminSettings: () => path(PATTERNS.adminSettings),
  /** Who is of the staff. */
  adminStaff: () => path(PATTERNS.adminStaff),
  /** Templates of what staff writes with decisions. */
  adminTemplates: () => path(PATTERNS.adminTemplates),
  /** Where a leaked picture came from. */
  adminTrace: () => path(PATTERNS.adminTrace),
  /** How the books are, for finance. */
  adminBooks: (tab: BookTab = 'state') => path(PATTERNS.adminBooks, { tab: laterThan(BOOK_TABS[0], tab) }),
  /** What moved an account of the books on some days. @param account `PHP:deposits` */
  adminAccount: (account: string, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
    path(PATTERNS.adminBooks, { tab: 'balance', account, movements_from: from, movements_to: to }),
  /** One entry of the books with its story. */
  adminEntry: (id: string) => path(`/admin/books/entries/${encodeURIComponent(id)}`),
  /** Every running stream, for moderators. */
  adminLive: () => path(PATTERNS.adminLive),
  /** What payment providers paid out, beside the books, for finance. */
  adminSettlements: () => path(PATTERNS.adminSettlements),
  adminTax: () => path(PATTERNS.adminTax),
  fan: (tab: FanTab = 'subscribed') => path(PATTERNS.fan, { tab: laterThan(FAN_TABS[0], tab) }),
  /** Where fans look for creators. */
  discover: () => path(PATTERNS.discover),
  buyCredits: () => path(PATTERNS.buyCredits),
  /** How a purchase stands. */
  purchase: (id: string) => path(PATTERNS.buyCredits, { [PURCHASE]: id }),
  creditHistory: () => path(PATTERNS.creditHistory),
  subscriptions: () => path(PATTERNS.subscriptions),
  /** What somebody bought, saved and liked. */
  library: (tab: LibraryTab = 'bought') => path(PATTERNS.library, { tab: laterThan(LIBRARY_TABS[0], tab) }),
  /** Whom somebody writes with. */
  messages: () => path(PATTERNS.messages),
  /** What somebody was told of. */
  notifications: () => path(PATTERNS.notifications),
  conversation: (id: string, at: { seq?: string } = {}) => path(`/messages/${encodeURIComponent(id)}`, at),
  studio: (tab: StudioTab = 'overview') => path(PATTERNS.studio, { tab: laterThan(STUDIO_TABS[0], tab) }),
  /** Writing a post that is published later. */
  scheduling: () => path(PATTERNS.studio, { tab: 'content', [SCHEDULE]: 'yes' }),
  /** All the media of a creator, for themselves. */
  ownMedia: () => path(PATTERNS.ownMedia),
  /** Who subscribes to a creator and follows them, and what is offered besides a month; for themselves. */
  subscribers: () => path(PATTERNS.subscribers),
  /** A creator's own files. */
  vault: () => path(PATTERNS.vault),
  /** A creator's lists of fans. */
  fanLists: () => path(PATTERNS.fanLists),
  /** A creator's own streams, and going live. */
  ownLive: () => path(PATTERNS.ownLive),
  /** A creator's own messages to many, or what is sent by itself; writing one; how one goes. */
  broadcasts: (tab?: 'automatic') => path(PATTERNS.broadcasts, { tab }),
  newBroadcast: () => path(PATTERNS.newBroadcast),
  broadcast: (id: string) => path(`/creator/broadcasts/${encodeURIComponent(id)}`),
  verification: () => path(PATTERNS.verification),
  /** Answers, and the ways to everything that somebody with a problem looks for. */
  help: () => path(PATTERNS.help),
  offline: () => path(PATTERNS.offline),
  /** Writing to us; about a purchase, whose reference the message then begins with. */
  contact: (reference?: string) => path(PATTERNS.contact, { [PURCHASE]: reference }),
  /** How media is kept safe, for everybody to try. */
  mediaTest: () => path(PATTERNS.mediaTest),
  removalRequest: () => path(PATTERNS.removalRequest),
  legal: (document: LegalName) => path(`/legal/${document}`),
  /** Every version of the documents. */
  legalVersions: () => path(PATTERNS.legalVersions),
  /** Where the router finds a document as any version has it. */
  legalVersionOf: (document: LegalName) => path(`/legal/${document}/:version`),
  /** A document as a version has it, for good. */
  legalVersion: (document: LegalName, version: string) =>
    path(`/legal/${document}/${encodeURIComponent(version)}`),
  /** Where somebody is, to lead them back to. */
  here: ({ pathname, search }: { pathname: string; search: string }) => path(`${pathname}${search}`),
  /** The same, with the question open whether to unlock one of its posts. */
  unlocking: ({ pathname, search }: { pathname: string; search: string }, id: string) =>
    path(pathname, { ...Object.fromEntries(new URLSearchParams(search)), [UNLOCK]: id }),
  /** A creator's profile, with the question open whether to subscribe. */
  subscribing: ({ id, username }: { id: string; username: string }) =>
    path(`/${encodeURIComponent(username)}`, { [SUBSCRIBE]: id }),
  /** The same with the question how much to tip. */
  tipping: ({ id, username }: { id: string; username: string }) =>
    path(`/${encodeURIComponent(username)}`, { [TIP]: id }),
  /** The same, to whom one writes with in a conversation. */
  tippingIn: (conversationId: string, { id }: { id: string }) =>
    path(`/messages/${encodeURIComponent(conversationId)}`, { [TIP]: id }),
} as const;

/** Search and order of the directory, below whichever of its two addresses is open. */
export function directoryQuery(filter: { search: string; sort: string }): string {
  return queryText(filter);
}

/** A profile's tab, below whichever of its two addresses is open. */
export function profileQuery(tab: ProfileTab): string {
  return queryText({ tab: laterThan(PROFILE_TABS[0], tab) });
}

/** An address that people write of somebody, `/@ana`, as the one that it leads to; null for any other. */
export function withoutAt(url: string): string | null {
  const [, username = '', query = ''] = /^\/@([A-Za-z0-9_]+)\/?(\?.*)?$/.exec(url) ?? [];
  return username === '' ? null : `/${username}${query}`;
}

/** The tab that a query names; the first where it names none of them. */
export function tabIn<Tab extends string>(tabs: readonly [Tab, ...Tab[]], query: URLSearchParams): Tab {
  return tabs.find((name) => name === query.get('tab')) ?? tabs[0];
}

/** The same for the part of a tab. */
export function partIn<Part extends string>(parts: readonly [Part, ...Part[]], query: URLSearchParams): Part {
  return parts.find((name) => name === query.get('part')) ?? parts[0];
}

function path(pathname: string, query: Record<string, string | undefined> = {}): Path {
  return `${pathname}${queryText(query)}` as Path;
}

function laterThan<Tab extends string>(first: Tab, tab: Tab): Tab | undefined {
  return tab === first ? undefined : tab;
}

/** Things are named by a UUID in lower case, 36 characters. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has a text from outside the form of an id? The database refuses any other with an error. */
export function isId(text: string): boolean {
  return ID.test(text);
}
