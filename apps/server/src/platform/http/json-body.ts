import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** PostgreSQL cannot store NUL, so no text may hold one. */
const NUL = /\\u0000/;
/** Keys by which an object's prototype is reached. */
const REACHING = new Set(['__proto__', 'constructor', 'prototype']);
/** What may have such a key; a letter of it may be escaped. */
const MAY_REACH = /__proto__|constructor|prototype|\\u/;

type Done = (error: Error | null, value?: unknown) => void;

/** Parses a JSON body. @throws AppError `malformed_request` */
export function parseJsonBody(_request: FastifyRequest, body: string, done: Done): void {
  try {
    done(null, parse(body));
  } catch (error) {
    done(error as Error);
  }
}

function parse(body: string): unknown {
  if (body === '') return undefined;
  if (NUL.test(body)) throw forbidden();
  const parsed = read(body);
  if (MAY_REACH.test(body) && reachesPrototype(parsed)) throw forbidden();
  return parsed;
}

const forbidden = () =>
  new AppError('malformed_request', { detail: (language) => problemsTexts[language].bodyCharacters });

/** Not by recursion: a body may be nested deeper than calls may. */
function reachesPrototype(parsed: unknown): boolean {
  const left = [parsed];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Object.keys(value).some((key) => REACHING.has(key))) return true;
    for (const inner of Object.values(value)) left.push(inner);
  }
  return false;
}

function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new AppError('malformed_request', {
      detail: (language) => problemsTexts[language].notJson,
      cause: error,
    });
  }
}
