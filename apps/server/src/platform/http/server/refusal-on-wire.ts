import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@likha/contract';
import { ERRORS } from '@likha/contract/errors';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { AppError } from '../../app-error.ts';
import { problemDocument } from '../problem.ts';

/** What is said of a refusal to whom no request of theirs was read: a problem document as any other (P31), in the language of nobody. */
export function refusalDocument(code: ErrorCode): string {
  return JSON.stringify(
    problemDocument(new AppError(code), { id: crypto.randomUUID(), language: DEFAULT_LANGUAGE }),
  );
}

/** A whole answer, as it goes over a connection that is closed behind it. @param retryAfterSeconds when it is worth another try */
export function refusalOnWire(code: ErrorCode, retryAfterSeconds?: number): string {
  const body = refusalDocument(code);
  const { status } = ERRORS[code];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(retryAfterSeconds === undefined ? [] : [`Retry-After: ${retryAfterSeconds}`]),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
