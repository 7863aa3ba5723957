import {
  ADMIN_TABS,
  FAN_TABS,
  LEGAL_NAMES,
  PATTERNS,
  type Path,
  paths,
  STUDIO_TABS,
  tabIn,
} from '@likha/contract/addresses';
import { queryText } from '@likha/contract/query-text';
import { mayInto } from '@likha/contract/staff-roles';
import type { QueryClient } from '@tanstack/react-query';
import { DISCOVER_SORTS, directoryFilter } from '../../features/creators/use-directory-filter.ts';
import { commentsOf } from '../../features/posts/comments-call.ts';
import { fillPath } from '../../lib/api.ts';
import { type ApiError, errorFromAnswer } from '../../lib/api-error.ts';
import type { Answer, Me } from '../../lib/api-types.ts';
import {
  type CallKey,
  callKey,
  type KeyInput,
  type PagedAddress,
  pagesKey,
  type ReadAddress,
} from '../../lib/call-key.ts';
import { USUAL_DAYS } from '../../lib/usual-days.ts';
import { feedOf } from '../pages/fan/fan-calls.ts';
import { FRONT_CREATORS } from '../pages/landing/use-front-creators.ts';
import { libraryOf, libraryTabsOf } from '../pages/library/library-calls.ts';
import { LIVE_ROW, liveOf, livesOf } from '../pages/live/live-calls.ts';
import { creatorPosts, hasMoved, publicProfile } from '../pages/profile-calls.ts';
import { taggedPosts, tagIn } from '../pages/tag/tag-calls.ts';

/** Asks the API as whoever the page is for: `/creators?limit=9`. Refusals are answers, too. */
export type ReadApi = (path: string) => Promise<{ status: number; body: unknown }>;

/** Where the address led. */
interface Place {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** Whom the page is for; null for a guest. */
  user: Me | null;
}

/** Not for guests, nobody has it, or nobody can: a page says each of them. */
const REFUSED_TO_GUESTS = [403, 404, 422];

type AskFor = (ask: Asking, place: Place) => Promise<unknown>;

const askForConfig: AskFor = (ask) => ask.call('GET /config');
const askForVersions: AskFor = (ask) =>
  Promise.all([ask.call('GET /config'), ask.call('GET /legal/versions')]);
const askForNothing: AskFor = () => Promise.resolve();

/** What the pages for everybody ask for, by the pattern of their route. All of it may be asked by a guest. */
const ANSWERS: Readonly<Record<string, AskFor>> = {
  ...Object.fromEntries(LEGAL_NAMES.map((name) => [paths.legal(name), askForConfig])),
  ...Object.fromEntries(LEGAL_NAMES.map((name) => [paths.legalVersionOf(name), askForVersions])),
  [PATTERNS.legalVersions]: askForVersions,
  [PATTERNS.help]: askForConfig,
  [PATTERNS.offline]: askForNothing,
  [PATTERNS.contact]: askForConfig,
  [PATTERNS.removalRequest]: askForConfig,
  // Its files are made when they are first asked for, which takes longer than a page may.
  [PATTERNS.mediaTest]: askForNothing,
  [PATTERNS.login]: askForNothing,
  [PATTERNS.register]: askForNothing,
  [PATTERNS.landing]: (ask) =>
    Promise.all([ask.call('GET /config'), ask.call('GET /creators', FRONT_CREATORS)]),
  [PATTERNS.models]: readDirectory,
  [PATTERNS.creators]: readDirectory,
  [PATTERNS.post]: async (ask, { params: { postId: id = '' } }) => {
    const post = await ask.call('GET /content/{id}', { params: { id } });
    const isHeard = post && !post.is_locked && ['published', 'withdrawn'].includes(post.status);
    if (isHeard) await ask.pages('GET /content/{id}/comments', commentsOf(id));
  },
  [PATTERNS.tag]: (ask, { params }) => {
    const tag = tagIn(params);
    return Promise.all([
      ask.call('GET /tags/{tag}', { params: { tag } }),
      ask.pages('GET /tags/{tag}/posts', taggedPosts(tag)),
    ]);
  },
  [PATTERNS.live]: (ask) => ask.pages('GET /live', livesOf('all')),
  [PATTERNS.liveOf]: (ask, { params: { username = '' } }) =>
    ask.call('GET /live/of/{username}', liveOf(username)),
  [PATTERNS.profile]: async (ask, { params: { username = '' }, query }) => {
    const person = await ask.call('GET /users/by-username/{username}', publicProfile(username));
    if (person && hasMoved(person, username)) ask.movedTo = paths.moved(person.username, query);
    else await askForPosts(ask, person);
  },
};

/** What the pages of signed-in people ask for. Forms begin with a draft of their browser, which a server knows nothing of. */
const OWN_ANSWERS: Readonly<Record<string, AskFor>> = {
  [PATTERNS.fan]: (ask, { query }) => {
    const tab = tabIn(FAN_TABS, query);
    return Promise.all([
      ask.call('GET /first-steps'),
      // What stands above a feed moves it when it comes later.
      ask.call('GET /stories'),
      ask.call('GET /live', LIVE_ROW),
      tab !== 'credits' && ask.pages('GET /content/feed', feedOf(tab)),
    ]);
  },
  [PATTERNS.profileById]: async (ask, { params: { userId: id = '' } }) => {
    const person = await ask.call('GET /users/profile/{id}', { params: { id } });
    await askForPosts(ask, person);
  },
  [PATTERNS.buyCredits]: askForConfig,
  [PATTERNS.settings]: (ask) => ask.call('GET /auth/me/security'),
  [PATTERNS.admin]: (ask, { query, user }) =>
    mayInto('credits', user?.staff_role ?? null) && tabIn(ADMIN_TABS, query) === 'credits'
      ? ask.call('GET /credits/admin/conversion-rate')
      : Promise.resolve(),
  [PATTERNS.discover]: (ask, { query }) =>
    ask.pages('GET /creators', { query: directoryFilter(query, undefined, DISCOVER_SORTS) }),
  [PATTERNS.creditHistory]: (ask) => ask.pages('GET /credits/transactions', { query: { type: 'all' } }),
  [PATTERNS.subscriptions]: (ask) => ask.pages('GET /subscriptions', { query: { limit: 20 } }),
  [PATTERNS.library]: (ask, { query, user }) =>
    ask.pages('GET /library', libraryOf(tabIn(libraryTabsOf(user), query))),
  [PATTERNS.studio]: (ask, { query }) => {
    const tab = tabIn(STUDIO_TABS, query);
    return Promise.all([
      ask.call('GET /earnings'),
      tab === 'overview' && ask.call('GET /studio'),
      tab === 'overview' && ask.pages('GET /content/mine', { query: { limit: 10 } }),
      tab === 'analytics' && ask.call('GET /analytics', { query: { days: USUAL_DAYS } }),
    ]);
  },
};

/** What the frame asks for that somebody's pages stand in. */
function askForFrame(ask: Asking, { user }: Place): Promise<unknown> {
  return user?.user_type === 'fan' ? ask.call('GET /credits/wallet') : Promise.resolve();
}

/** A fan, whose profile some may see, has none: asking for them is refused. */
async function askForPosts(ask: Asking, person: Answer<'GET /users/profile/{id}'> | null): Promise<void> {
  if (person?.user_type === 'creator') await ask.pages('GET /creators/{id}/posts', creatorPosts(person.id));
}

function readDirectory(ask: Asking, { query }: Place): Promise<unknown> {
  return ask.pages('GET /creators', { query: directoryFilter(query) });
}

/** Whether a server renders the pages of this route for this person. */
export function isRendered(pattern: string, { user }: Pick<Place, 'user'>): boolean {
  if (pattern in ANSWERS) return !user || !FORMS.includes(pattern);
  return user !== null && pattern in OWN_ANSWERS;
}

const FORMS: readonly string[] = [PATTERNS.login, PATTERNS.register];

/**
 * Fills the kept answers with what a page asks for.
 * @returns what was refused, as nobody has it or guests may not see it: the page then says so; or where the page is now
 * @throws ApiError for any other refusal
 */
export async function readAnswers(
  pattern: string,
  place: Place,
  kept: QueryClient,
  read: ReadApi,
): Promise<Pick<Asking, 'refusal' | 'movedTo'>> {
  const asking = new Asking(kept, read);
  const ask = { ...ANSWERS, ...OWN_ANSWERS }[pattern];
  await Promise.all([ask?.(asking, place), askForFrame(asking, place)]);
  return asking;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

class Asking {
  refusal: ApiError | null = null;
  movedTo: Path | null = null;
  readonly #kept: QueryClient;
  readonly #read: ReadApi;

  constructor(kept: QueryClient, read: ReadApi) {
    this.#kept = kept;
    this.#read = read;
  }

  /** What `useCall` finds; null where nobody has it. */
  async call<A extends ReadAddress>(address: A, input?: KeyInput<A>): Promise<Answer<A> | null> {
    const key = callKey(address, input);
    const answer = await this.#ask<A>(address, key, input);
    if (answer) this.#kept.setQueryData(key, answer);
    return answer;
  }

  /** What `usePages` finds: the first page. */
  async pages<A extends PagedAddress>(address: A, input?: KeyInput<A>): Promise<void> {
    const key = pagesKey(address, input);
    const answer = await this.#ask<A>(address, key, input);
    if (answer) this.#kept.setQueryData(key, { pages: [answer], pageParams: [null] });
  }

  async #ask<A extends ReadAddress>(
    address: A,
    key: CallKey,
    input?: KeyInput<A>,
  ): Promise<Answer<A> | null> {
    const { params, query } = (input ?? {}) as LooseInput;
    const { status, body } = await this.#read(
      `${fillPath(address.slice('GET '.length), params)}${queryText(query)}`,
    );
    if (status === 200) return body as Answer<A>;
    const error = errorFromAnswer(status, body);
    if (!REFUSED_TO_GUESTS.includes(status)) throw error;
    // Of the page's frame: the page itself is the one on which they are set up (P111).
    if (error.code === 'two_factor_setup') return null;
    this.refusal = error;
    const refused = this.#kept.getQueryCache().build(this.#kept, { queryKey: key });
    refused.setState({ ...refused.state, status: 'error', error, fetchStatus: 'idle' });
    return null;
  }
}
