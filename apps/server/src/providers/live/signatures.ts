import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import type { Keys } from '../../platform/keys.ts';
import { createMac, type Mac } from '../../platform/mac.ts';
import type { LiveViewer } from './live-engine.ts';
import type { Names } from './playlist.ts';
import type { GrantVerdict, HostSession } from './relay.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** 24 characters of base64url are 144 bits, 16 are 96. */
const SIGNATURE_LENGTH = 24;
const NAME_LENGTH = 16;
const MOST_KNOWN = 10_000;
/** `viewer.until.bound.signature`; a dot is in none of them. */
const GRANT = /^([A-Za-z0-9_-]{1,64})\.(\d{1,12})\.(s|o|u)\.([A-Za-z0-9_-]{24})$/;

const NAME = /^([ips])(\d{1,10})(?:\.(\d{1,3}))?\.([A-Za-z0-9_-]{16})\.(?:mp4|m4s)$/;

/** What of a live stream is signed: addresses of viewers, the token of a host, the names of its files. */
export interface Signatures {
  grantOf(streamId: string, viewer: LiveViewer): string;
  /** @param sessionId of who asks; an address that is bound to one is good with no other (P42) */
  readGrant(streamId: string, grant: string, asked: { now: Date; sessionId: string | null }): GrantVerdict;
  tokenOf(streamId: string, opening: HostSession): string;
  isToken(token: string, streamId: string, opening: HostSession): boolean;
  namesOf(streamId: string): Names;
}

/**
 * @param keysFor as of the whole program: one key for each use
 * @param run of a process that shares its streams with no other: what another counted from the same number again is named otherwise
 */
export function createSignatures(keysFor: (use: string) => Keys, run: string | null = null): Signatures {
  const mac = createMac(keysFor('live'), SIGNATURE_LENGTH);
  const names = createMac(keysFor('live names'), NAME_LENGTH);
  const grantText = (streamId: string, viewer: string, until: string, bound: string, sessionId: string) =>
    ['watch', streamId, viewer, until, bound, sessionId].join('\n');
  const tokenText = (streamId: string, { generation, sessionId }: HostSession) =>
    ['ingest', streamId, generation, sessionId].join('\n');
  /** Signatures that were looked at: of an address that is used for hours, of a name that everybody asks for. */
  const known = new LRUCache<string, true>(atMost(MOST_KNOWN));
  const isOurs = (by: Mac, signature: string, text: string) => {
    const name = `${signature}\n${text}`;
    if (!known.has(name) && !by.fits(signature, text)) return false;
    known.set(name, true);
    return true;
  };
  return {
    grantOf(streamId, { id, sessionId, until, isUnseen }) {
      if (![streamId, id, sessionId ?? id].every((text) => ID.test(text)))
        throw new TypeError('not a viewer of a stream');
      const expires = String(Math.floor(until.getTime() / 1000));
      // Open, bound to a session, or that and unseen.
      const bound = sessionId === null ? 'o' : isUnseen ? 'u' : 's';
      const text = grantText(streamId, id, expires, bound, sessionId ?? '');
      return [id, expires, bound, mac.of(text)].join('.');
    },
    readGrant(streamId, grant, { now, sessionId }) {
      const [, viewer = '', expires = '', bound = '', signature = ''] = GRANT.exec(grant) ?? [];
      if (viewer === '' || (bound !== 'o' && sessionId === null)) return { refusal: 'bad_signature' };
      const text = grantText(streamId, viewer, expires, bound, bound === 'o' ? '' : (sessionId ?? ''));
      if (!isOurs(mac, signature, text)) return { refusal: 'bad_signature' };
      if (now.getTime() >= Number(expires) * 1000) return { refusal: 'expired' };
      return { viewerId: viewer, isUnseen: bound === 'u' };
    },
    tokenOf: (streamId, opening) => mac.of(tokenText(streamId, opening)),
    isToken: (token, streamId, opening) => mac.fits(token, tokenText(streamId, opening)),
    namesOf(streamId) {
      const signed = (...what: (string | number)[]) =>
        [streamId, ...(run === null ? [] : [run]), ...what].join('\n');
      const tag = (...what: (string | number)[]) => names.of(signed(...what));
      return {
        init: (generation) => `i${generation}.${tag('i', generation)}.mp4`,
        part: (msn, index) => `p${msn}.${index}.${tag('p', msn, index)}.m4s`,
        segment: (msn) => `s${msn}.${tag('s', msn)}.m4s`,
        read(name) {
          const [, kind = '', first = '', second, signature = ''] = NAME.exec(name) ?? [];
          const numbers = [first, second].filter((text) => text !== undefined).map(Number);
          const [at = 0, index] = numbers;
          if (!isOurs(names, signature, signed(kind, ...numbers))) return null;
          if (kind === 'i') return { generation: at };
          return kind === 'p' && index !== undefined ? { msn: at, index } : { msn: at };
        },
      };
    },
  };
}
