import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from './session-cookie.ts';

/** The browser's cookies, for the calls that begin or end a session. */
export interface BrowserCookie {
  /** The session that this browser shows; null for a guest. */
  session(): string | null;
  set(token: string): void;
  /** Takes the session back, and what the browser keeps of pages and pictures with it. */
  clear(): void;
  /** What this browser is known by (P69), which outlives its sessions; null for one that is new. */
  device(): string | null;
  setDevice(value: string): void;
  /** The id of the creator whose referral link this browser followed first; null without. */
  referrer(): string | null;
  setReferrer(id: string): void;
  /** What this browser is known by while it asks for a passkey; null without. */
  asker(): string | null;
  setAsker(value: string, seconds: number): void;
}

/** Those of one request, and of its answer. */
export function browserCookie(
  cookie: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): BrowserCookie {
  return {
    session: () => cookie.read(request),
    set: (token) => cookie.set(reply, token),
    clear: () => {
      cookie.clear(reply);
      reply.header('clear-site-data', '"cache"');
    },
    device: () => cookie.readDevice(request),
    setDevice: (value) => cookie.setDevice(reply, value),
    referrer: () => cookie.readReferrer(request),
    setReferrer: (id) => cookie.setReferrer(reply, id),
    asker: () => cookie.readAsker(request),
    setAsker: (value, seconds) => cookie.setAsker(reply, value, seconds),
  };
}
