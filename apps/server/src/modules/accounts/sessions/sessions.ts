import { createHash } from 'node:crypto';
import { LIVE_SESSIONS } from '@likha/contract/limits';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/at-most.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { SessionDoor } from '../../../platform/http/binding-deps.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import type { Keys } from '../../../platform/keys.ts';
import type { Listener } from '../../../platform/listener.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { describeDevice } from '../devices/device.ts';
import { needsTwoFactor, type TwoFactorDuty } from '../two-factor/has-second-factor.ts';
import { LIFETIME_MS, liveSince } from './session-life.ts';
import { createSessionMark } from './session-mark.ts';
import {
  deleteSession,
  endOldestSessions,
  findLiveSessions,
  findSession,
  insertSession,
  type SessionRow,
  touchSession,
} from './sessions.queries.ts';

export interface SessionRequest {
  /** What the browser says of itself. */
  agent: string | undefined;
  /** The address that asked. */
  from: string;
}

/** How long a session may be answered from memory; other nodes say at once when one ends. */
const CACHE_MS = 30_000;
/** How long it is not looked up again that a token of ours has no session: who sends it over and over costs nothing. */
const ENDED_MS = 5000;
const CACHE_SIZE = 20_000;
/** "Online" is as fine as this. */
const TOUCH_EVERY_MS = 2 * 60 * 1000;
const TOKEN_BYTES = 32;

export const SESSION_ENDED = 'session_ended';
/** A person's own facts changed: what is remembered of their sessions is stale. */
export const VIEWER_CHANGED = 'viewer_changed';

interface Cached {
  viewer: Viewer;
  until: number;
}

/** What opens one session: each is refused at the other's door (P40). */
export interface SessionSecrets {
  /** For the browser, in its cookie and nowhere else. */
  cookie: string;
  /** For a program, in the answer. */
  bearer: string;
}

/** Who is behind a token (P5): opaque, stored as a hash, revocable at once. */
export interface Sessions {
  /** Ends the one that was used longest ago where there are too many. @param request what began it, where a browser or a program did */
  start(db: Queryable, userId: string, request?: SessionRequest): Promise<SessionSecrets>;
  authenticate(token: string, door: SessionDoor): Promise<Viewer | null>;
  /** Would `authenticate` answer from memory? */
  isKnown(token: string, door: SessionDoor): boolean;
  /** Did we give this token out, as far as it says itself? Its session may have ended. */
  isOurs(token: string): boolean;
  /** Of these sessions, by their ids, those that have not ended: looked up, and never from memory. */
  stillLive(sessionIds: readonly string[]): Promise<Set<string>>;
  end(viewer: Pick<Viewer, 'sessionId'>): Promise<void>;
  forget(userId: string): void;
}

type SessionsDeps = BaseDeps & { twoFactorFor?: TwoFactorDuty; keysFor?(use: string): Keys };

export function createSessions(deps: SessionsDeps, listener: Listener | null): Sessions {
  const cache = new LRUCache<string, Cached>(atMost(CACHE_SIZE));
  const mark = createSessionMark(deps.keysFor?.('sessions') ?? null);
  /** Tokens of ours without a session, and until when nobody looks again: one that has ended stays so. */
  const ended = new LRUCache<string, number>(atMost(CACHE_SIZE));
  let forgotten = 0;
  const forgetAll = (matches: (viewer: Viewer) => boolean) => {
    forgotten += 1;
    forgetWhere(cache, matches);
  };
  const forgetSession = (sessionId: string) => forgetAll((viewer) => viewer.sessionId === sessionId);
  const forget = (userId: string) => forgetAll((viewer) => viewer.id === userId);
  listener?.on(SESSION_ENDED, forgetSession);
  listener?.on(VIEWER_CHANGED, forget);
  listener?.onReconnect(() => forgetAll(() => true));

  function remembered(token: string, door: SessionDoor, now: Date): Viewer | null {
    const known = cache.get(keyOf(token, door));
    return known && known.until > now.getTime() && listener?.isConnected() ? known.viewer : null;
  }

  async function load(token: string, door: SessionDoor, now: Date): Promise<Cached | null> {
    const row = await findSession(deps.db, { hash: hashToken(token), door }, liveSince(now));
    if (!row) return null;
    if (now.getTime() - row.last_used_at.getTime() > TOUCH_EVERY_MS)
      await touchSession(deps.db, row.session_id, row.id, now);
    const endsAt = row.created_at.getTime() + LIFETIME_MS;
    return {
      viewer: presentViewer(row, deps.twoFactorFor ?? 'staff'),
      until: Math.min(now.getTime() + CACHE_MS, endsAt),
    };
  }

  const newToken = () => mark.tokenOf(deps.ids.random(TOKEN_BYTES).toString('base64url'));

  return {
    async start(db, userId, request) {
      const [cookie, bearer] = [newToken(), newToken()];
      await insertSession(db, {
        id: deps.ids.next(),
        token_hash: hashToken(cookie),
        bearer_hash: hashToken(bearer),
        user_id: userId,
        now: deps.clock.now(),
        ...describeDevice(request?.agent),
        network: request ? networkOf(request.from) : null,
      });
      await endOldestSessions(db, userId, LIVE_SESSIONS);
      return { cookie, bearer };
    },
    async authenticate(token, door) {
      const now = deps.clock.now();
      const known = remembered(token, door, now);
      if (known) return known;
      const key = keyOf(token, door);
      if ((ended.get(key) ?? 0) > now.getTime()) return null;
      const forgottenBefore = forgotten;
      const found = await load(token, door, now);
      // Something ended while we looked: it may be this one, so it is looked up again the next time.
      if (found && forgotten === forgottenBefore) cache.set(key, found);
      else cache.delete(key);
      if (!found && mark.isOurs(token)) ended.set(key, now.getTime() + ENDED_MS);
      return found?.viewer ?? null;
    },
    isKnown: (token, door) => remembered(token, door, deps.clock.now()) !== null,
    isOurs: mark.isOurs,
    stillLive: async (sessionIds) =>
      new Set(await findLiveSessions(deps.db, sessionIds, liveSince(deps.clock.now()))),
    async end(viewer) {
      await inTransaction(deps.db, (tx) => deleteSession(tx, viewer.sessionId));
      forgetSession(viewer.sessionId);
    },
    forget,
  };
}

/** A value is remembered, as living or as ended, for the door that it came by alone. */
const keyOf = (token: string, door: SessionDoor) => `${door} ${token}`;

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function presentViewer(row: SessionRow, duty: TwoFactorDuty): Viewer {
  return {
    id: row.id,
    sessionId: row.session_id,
    username: row.username,
    userType: row.user_type as Viewer['userType'],
    staffRole: row.user_type === 'admin' ? row.staff_role : null,
    isVerified: row.kyc_status === 'approved',
    isSafeMode: row.safe_mode,
    needsTwoFactor: needsTwoFactor(row, duty),
    language: row.language,
  };
}

/** Gathered before any is removed: a walk along the cache follows links that a removal changes. */
function forgetWhere(cache: LRUCache<string, Cached>, matches: (viewer: Viewer) => boolean): void {
  for (const [key, { viewer }] of [...cache.entries()]) if (matches(viewer)) cache.delete(key);
}
