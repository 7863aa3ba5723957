import type { ErrorCode, Language, Problem, Saying } from '@likha/contract';
import { ERRORS } from '@likha/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isNoRoom } from '../no-room.ts';
import { problemsTexts } from './problems.texts.generated.ts';
import { languageOf } from './request-language.ts';
import { titlesTexts } from './titles.texts.generated.ts';

/** Fastify's own refusals, in our words. Whatever is not here and not an AppError is an internal error. */
const FRAMEWORK_ERRORS = new Map(
  Object.entries<[ErrorCode, Saying]>({
    FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_request', (language) => problemsTexts[language].notJson],
    FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_request', (language) => problemsTexts[language].emptyBody],
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
      'malformed_request',
      (language) => problemsTexts[language].wrongLength,
    ],
    FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', (language) => problemsTexts[language].bodyTooLarge],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: [
      'unsupported_media_type',
      (language) => problemsTexts[language].sendJson,
    ],
    FST_ERR_BAD_URL: ['malformed_request', (language) => problemsTexts[language].badAddress],
    FST_INVALID_MULTIPART_CONTENT_TYPE: [
      'unsupported_media_type',
      (language) => problemsTexts[language].sendForm,
    ],
    FST_REQ_FILE_TOO_LARGE: ['payload_too_large', (language) => problemsTexts[language].fileTooLarge],
    FST_PARTS_LIMIT: ['payload_too_large', (language) => problemsTexts[language].tooManyParts],
    FST_FILES_LIMIT: ['payload_too_large', (language) => problemsTexts[language].tooManyFiles],
    FST_FIELDS_LIMIT: ['payload_too_large', (language) => problemsTexts[language].tooManyFields],
    FST_PROTO_VIOLATION: ['malformed_request', (language) => problemsTexts[language].fieldName],
  }),
);

/**
 * PostgreSQL gave up waiting, went away, is the primary no longer (25006), or two kept standing in each other's way: the caller may try
 * again. So are the words of a pooler whose server is away (08P01), and the system's for a connection that is gone, or that nobody takes.
 */
const BUSY_CODES = new Set([
  ...['57014', '55P03', '53300', '57P03', '57P02', '57P01', '25P03', '25006', '40001', '40P01'],
  ...['08P01', '08006', '08003', '08001'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE'],
]);
/** What pg says without a code, of a connection that it cannot get or has lost. */
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Somebody has to make room first. */
const NO_ROOM_SECONDS = 300;

/** Builds the RFC 9457 document (P31), in the words of one language. */
export function problemDocument(
  { code, details }: AppError,
  { id, language }: { id: string; language: Language },
): Problem {
  const { status } = ERRORS[code];
  const title = titlesTexts[language][code];
  const saying = details.detail ?? Object.values(details.errors ?? {})[0];
  return {
    type: `urn:likha:problem:${code}`,
    title,
    status,
    detail: saying?.(language) ?? title,
    code,
    request_id: id,
    ...(details.errors ? { errors: inWords(details.errors, language) } : {}),
    ...(details.appealToken ? { appeal_token: details.appealToken } : {}),
    ...(details.expected ? { expected: details.expected } : {}),
  };
}

function inWords(errors: Record<string, Saying>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, saying]) => [field, saying(language)]));
}

/** What went wrong, as one of our own refusals. Nothing internal survives: an unknown error loses its message. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? '';
  const known = FRAMEWORK_ERRORS.get(code);
  if (known) return new AppError(known[0], { detail: known[1], cause: error });
  if (BUSY_CODES.has(code) || isConnectionLost(error) || isUnreachable(error))
    return new AppError('service_unavailable', { retryAfterSeconds: 2, cause: error });
  if (isNoRoom(error))
    return new AppError('storage_full', {
      detail: (language) => problemsTexts[language].noRoom,
      retryAfterSeconds: NO_ROOM_SECONDS,
      cause: error,
    });
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError('malformed_request', { cause: error });
  return new AppError('internal_error', { cause: error });
}

/** Of a connection alone: a file that is not there is a defect. */
function isUnreachable(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || syscall === 'getaddrinfo';
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** What was answered to a request that was refused, for who counts. */
const refusals = new WeakMap<FastifyRequest, ErrorCode>();

export function refusalCodeOf(request: FastifyRequest): ErrorCode | undefined {
  return refusals.get(request);
}

/** The one mapper from errors to answers; logs what is ours to mend. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error);
  const document = problemDocument(failure, { id: request.id, language: languageOf(request) });
  refusals.set(request, failure.code);
  if (failure.code === 'internal_error')
    request.log.error({ err: error, request_id: request.id }, 'request failed');
  // What was too busy for one person is worth knowing before it is so for all; who has left is nobody.
  if (failure.code === 'service_unavailable' && !request.raw.destroyed)
    request.log.warn({ err: failure.cause, request_id: request.id }, 'request found us busy');
  if (failure.code === 'storage_full')
    request.log.error({ err: failure.details.cause, request_id: request.id }, 'no room left');
  // A cache may keep a 404 of which nothing is said; and a route may have said how long its answer may be kept: this is not that answer.
  reply.header('cache-control', 'no-store');
  if (failure.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(failure.details.retryAfterSeconds));
  if (document.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(document.status).type('application/problem+json').send(JSON.stringify(document));
}
