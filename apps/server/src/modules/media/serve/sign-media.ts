import { everyKey, type Keys } from '../../../platform/keys.ts';
import { createMac, type Mac } from '../../../platform/mac.ts';

/** The secret of media addresses. */
export type MediaKey = Mac;

/** One media item for one viewer (null: nobody signed in) until a moment. Covers all variants of the item. */
export interface MediaGrant {
  mediaId: string;
  viewerId: string | null;
  /** The session that the address works with, and ends with (P42); without one it works by itself. */
  sessionId?: string | null;
  expiresAt: Date;
}

/** The query of an address as it came in; nothing of it is trusted. */
export interface MediaQuery {
  viewer?: unknown;
  expires?: unknown;
  signature?: unknown;
  /** `session`: good only together with the session that asked for it. */
  bound?: unknown;
}

/** In the order in which an address names them. */
const PARTS = ['viewer', 'expires', 'bound', 'signature'] as const satisfies (keyof MediaQuery)[];

/** The query of an address as text; of one that was verified, the same for another variant of the item. */
export function writeQuery(query: MediaQuery): string {
  return PARTS.filter((name) => query[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(String(query[name]))}`)
    .join('&');
}

export type MediaVerdict = { viewerId: string | null } | { refusal: 'bad_signature' | 'expired' };

const MIN_SECRET_BYTES = 32;
// 24 characters of base64url are 144 bits.
const SIGNATURE_LENGTH = 24;
// The same alphabet on both sides keeps the parts of the signed text apart: none can hold a line break.
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const SECONDS = /^\d{1,12}$/;

/** @throws RangeError when a secret is shorter than 32 bytes */
export function createMediaKey(keys: Keys): MediaKey {
  if (everyKey(keys).some(({ byteLength }) => byteLength < MIN_SECRET_BYTES))
    throw new RangeError('the media secret needs 32 bytes');
  return createMac(keys, SIGNATURE_LENGTH);
}

type SessionOf = { sessionId: string | null };

function signedText({
  mediaId,
  viewer,
  expires,
  sessionId,
}: Record<'mediaId' | 'viewer' | 'expires', string> & SessionOf): string {
  const session = sessionId === null ? '' : `\n${sessionId}`;
  return `media\n${mediaId}\n${viewer}\n${expires}${session}`;
}

/**
 * Signs one media item for one viewer (P26): `viewer=…&expires=…&bound=session&signature=…`, without a viewer for a
 * guest and unbound for what is public. Needs no escaping. The moment of expiry is cut to whole seconds.
 * @throws TypeError when an id is not made of letters, digits, `_` and `-`
 */
export function signMedia(grant: MediaGrant, key: MediaKey): string {
  const { mediaId, viewerId, sessionId = null } = grant;
  if (![mediaId, viewerId, sessionId].every((id) => id === null || ID.test(id)))
    throw new TypeError('not a media grant');
  const expires = String(Math.floor(grant.expiresAt.getTime() / 1000));
  const signature = key.of(signedText({ mediaId, viewer: viewerId ?? '', expires, sessionId }));
  const bound = sessionId === null ? undefined : 'session';
  return writeQuery({ viewer: viewerId ?? undefined, expires, bound, signature });
}

/**
 * Checks the query of an address for `mediaId` at the moment `now`, in constant time over the signature.
 * An address is good up to its second of expiry, not in it.
 * @param sessionId of who asks; null for a guest, for whom no address is good that is bound to a session
 */
export function verifyMedia(
  mediaId: string,
  query: MediaQuery,
  key: MediaKey,
  now: Date,
  sessionId: string | null = null,
): MediaVerdict {
  const { viewer = '', expires, signature, bound } = query;
  if (bound !== undefined && (bound !== 'session' || sessionId === null)) return { refusal: 'bad_signature' };
  if (typeof viewer !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') {
    return { refusal: 'bad_signature' };
  }
  if (!ID.test(mediaId) || (viewer !== '' && !ID.test(viewer)) || !SECONDS.test(expires)) {
    return { refusal: 'bad_signature' };
  }
  const session = bound === undefined ? null : sessionId;
  if (!key.fits(signature, signedText({ mediaId, viewer, expires, sessionId: session })))
    return { refusal: 'bad_signature' };
  if (now.getTime() >= Number(expires) * 1000) return { refusal: 'expired' };
  return { viewerId: viewer === '' ? null : viewer };
}
