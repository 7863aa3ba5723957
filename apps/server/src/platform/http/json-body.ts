import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

/** PostgreSQL cannot store NUL, so no text may hold one; keys that reach an object's prototype are refused too. */
const FORBIDDEN = /\\u0000|"(?:__proto__|constructor)"\s*:/;

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
  if (FORBIDDEN.test(body))
    throw new AppError('malformed_request', {
      detail: (language) => problemsTexts[language].bodyCharacters,
    });
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new AppError('malformed_request', {
      detail: (language) => problemsTexts[language].notJson,
      cause: error,
    });
  }
}
