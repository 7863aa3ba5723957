import { isId } from '@likha/contract/addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Freshness } from '../database/replicas/choose-replica.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** As long as a session may live at most (P65); the server ends it earlier when it rests. */
export const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;
/** How long the first click on a referral link counts (P122). */
const REFERRER_SECONDS = 30 * 24 * 60 * 60;
const DEVICE = /^[A-Za-z0-9_.-]{20,200}$/;
/** The longest that browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Longer than any replica that answers is behind. */
const WRITTEN_SECONDS = 60;
const WRITTEN = /^(?:\d{1,20}|newest)$/;

/** Where a browser keeps its session (P40): a cookie that scripts cannot read and other sites cannot use for a change. */
export interface SessionCookie {
  /** The token; null without a cookie that could be one of ours. */
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
  /** What the device is known by, beyond its sessions; null without. */
  readDevice(request: FastifyRequest): string | null;
  setDevice(reply: FastifyReply, value: string): void;
  /** The id of the creator whose referral link this browser followed first; null without. */
  readReferrer(request: FastifyRequest): string | null;
  setReferrer(reply: FastifyReply, id: string): void;
  /** What a browser that asks to sign in with a passkey is known by; null without. */
  readAsker(request: FastifyRequest): string | null;
  setAsker(reply: FastifyReply, value: string, seconds: number): void;
  /** What this browser has written and must see; from the beginning on where it says nothing, or what is none of ours. */
  readWritten(request: FastifyRequest): Freshness;
  /** What a browser sends that must see the newest. */
  readonly newest: string;
  /** For as long as there may be somebody who has not heard of it. */
  setWritten(reply: FastifyReply, until: Freshness): void;
  /** @throws AppError `cross_site` for a change that nothing shows to come from our own pages */
  demandOwnPage(request: FastifyRequest): void;
  /**
   * Of a socket, which browsers let the pages of any site open with our cookie, and of which not all say more than their origin.
   * @throws AppError `cross_site` for one with the cookie that is not opened by our own pages
   */
  demandOwnOrigin(request: FastifyRequest): void;
  /** @throws AppError `cross_site` for a request that another site's page sends, as far as the browser says so */
  refuseOtherSites(request: FastifyRequest): void;
}

/** Over https the name itself makes browsers refuse the cookie unless it is Secure and of this host alone. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-likha_session' : 'likha_session';
}

/** @param publicUrl as people open it; with `https:` the cookie is Secure */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const { protocol, origin } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const name = sessionCookieName(publicUrl);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const deviceName = isHttps ? '__Host-likha_device' : 'likha_device';
  const referrerName = isHttps ? '__Host-likha_referrer' : 'likha_referrer';
  const askerName = isHttps ? '__Host-likha_asker' : 'likha_asker';
  const writtenName = isHttps ? '__Host-likha_written' : 'likha_written';
  const write = (reply: FastifyReply, cookie: string, value: string, seconds: number) =>
    reply.header('set-cookie', `${cookie}=${value}; Max-Age=${seconds}; ${attributes}`);

  /** Null when the browser says nothing of where a request comes from. */
  function isOwnPage(request: FastifyRequest): boolean | null {
    const { origin: from, 'sec-fetch-site': site } = request.headers;
    // No page can write this header, so what it says is so.
    if (site !== undefined) return site === 'same-origin';
    if (from === undefined) return null;
    return isOurs(request, from);
  }

  function isOurs(request: FastifyRequest, from: string | undefined): boolean {
    return from === origin || from === `${protocol}//${request.host}`;
  }

  return {
    read: (request) => readCookie(request.headers.cookie, name, TOKEN),
    set: (reply, token) => void write(reply, name, token, SESSION_MAX_SECONDS),
    clear: (reply) => void write(reply, name, '', 0),
    readDevice: (request) => readCookie(request.headers.cookie, deviceName, DEVICE),
    setDevice: (reply, value) => void write(reply, deviceName, value, DEVICE_SECONDS),
    readReferrer: (request) => readCookie(request.headers.cookie, referrerName, { test: isId }),
    setReferrer: (reply, id) => void write(reply, referrerName, id, REFERRER_SECONDS),
    readAsker: (request) => readCookie(request.headers.cookie, askerName, DEVICE),
    setAsker: (reply, value, seconds) => void write(reply, askerName, value, seconds),
    readWritten({ headers }) {
      const written = readCookie(headers.cookie, writtenName, WRITTEN);
      return written === 'newest' ? written : BigInt(written ?? 0);
    },
    newest: `${writtenName}=newest`,
    setWritten: (reply, until) => void write(reply, writtenName, String(until), WRITTEN_SECONDS),
    demandOwnPage(request) {
      if (!SAFE_METHODS.has(request.method) && isOwnPage(request) !== true) throw crossSite();
    },
    demandOwnOrigin(request) {
      const { origin: from, authorization } = request.headers;
      if (authorization === undefined && !isOurs(request, from)) throw crossSite();
    },
    refuseOtherSites(request) {
      if (isOwnPage(request) === false) throw crossSite();
    },
  };
}

function readCookie(header: string | undefined, name: string, form: Pick<RegExp, 'test'>): string | null {
  if (header === undefined) return null;
  for (const pair of header.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name) return form.test(value) ? value : null;
  }
  return null;
}

function crossSite(): AppError {
  return new AppError('cross_site', { detail: (language) => problemsTexts[language].otherSite });
}
