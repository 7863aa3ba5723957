import { DEFAULT_LANGUAGE, type Language, languageFrom, languageFromCookie } from '@likha/contract/language';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from './request-viewer.ts';

/** What was said before anybody signed in: by the switch on this device, else by the browser; null when neither did. */
export function askedLanguage({ headers }: FastifyRequest): Language | null {
  return languageFromCookie(headers.cookie) ?? languageFrom(headers['accept-language']);
}

/** The language that this request is answered in (P75): the account's, else what was asked for, else English. */
export function languageOf(request: FastifyRequest): Language {
  return viewerOf(request)?.language ?? askedLanguage(request) ?? DEFAULT_LANGUAGE;
}
