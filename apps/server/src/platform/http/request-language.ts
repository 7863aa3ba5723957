import { DEFAULT_LANGUAGE, type Language, languageFrom, languageFromCookie } from '@likha/contract/language';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../viewer.ts';

const ofViewers = new WeakMap<FastifyRequest, Language>();

/** Remembers the account's language for as long as this request lives, also when it ends in a refusal. */
export function noteViewerLanguage(request: FastifyRequest, { language }: Viewer): void {
  if (language) ofViewers.set(request, language);
}

/** What was said before anybody signed in: by the switch on this device, else by the browser; null when neither did. */
export function askedLanguage({ headers }: FastifyRequest): Language | null {
  return languageFromCookie(headers.cookie) ?? languageFrom(headers['accept-language']);
}

/** The language that this request is answered in (P75): the account's, else what was asked for, else English. */
export function languageOf(request: FastifyRequest): Language {
  return ofViewers.get(request) ?? askedLanguage(request) ?? DEFAULT_LANGUAGE;
}
