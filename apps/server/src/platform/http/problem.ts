import { ERRORS, type ErrorCode, type Problem } from '@likha/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type AppErrorDetails } from '../app-error.ts';

/** Fastify's own refusals, in our words. Whatever is not here and not an AppError is an internal error. */
const FRAMEWORK_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_request', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_request', 'The body is empty.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_request', 'The body does not have the announced length.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send application/json.'],
  FST_ERR_BAD_URL: ['malformed_request', 'The address could not be read.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_media_type', 'Send multipart/form-data.'],
  FST_REQ_FILE_TOO_LARGE: ['payload_too_large', 'A file is too large.'],
  FST_PARTS_LIMIT: ['payload_too_large', 'The form has too many parts.'],
  FST_FILES_LIMIT: ['payload_too_large', 'The form has too many files.'],
  FST_FIELDS_LIMIT: ['payload_too_large', 'The form has too many fields.'],
  FST_PROTO_VIOLATION: ['malformed_request', 'A field has a name that is not allowed.'],
};

/**
 * PostgreSQL gave up waiting, went away, or two kept standing in each other's way: the caller may try again. The last ones
 * are the system's words for a connection that is gone.
 */
const BUSY_CODES = new Set([
  ...['57014', '55P03', '53300', '57P03', '57P02', '57P01', '25P03', '40001', '40P01'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE'],
]);
/** What pg says without a code, of a connection that it cannot get or has lost. */
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Builds the RFC 9457 document (P31). */
export function problemDocument(code: ErrorCode, requestId: string, details: AppErrorDetails = {}): Problem {
  const { status, title } = ERRORS[code];
  return {
    type: `urn:likha:problem:${code}`,
    title,
    status,
    detail: details.detail ?? title,
    code,
    request_id: requestId,
    ...(details.errors ? { errors: details.errors } : {}),
    ...(details.expected ? { expected: details.expected } : {}),
  };
}

/** What went wrong, as one of our own refusals. Nothing internal survives: an unknown error loses its message. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? '';
  const known = FRAMEWORK_ERRORS[code];
  if (known) return new AppError(known[0], { detail: known[1], cause: error });
  if (BUSY_CODES.has(code) || isConnectionLost(error))
    return new AppError('service_unavailable', { retryAfterSeconds: 2, cause: error });
  const status = (error as FastifyError).statusCode;
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError('malformed_request', { cause: error });
  return new AppError('internal_error', { cause: error });
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** The one mapper from errors to answers; logs what is ours to mend. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error);
  const document = problemDocument(failure.code, request.id, failure.details);
  if (failure.code === 'internal_error')
    request.log.error({ err: error, request_id: request.id }, 'request failed');
  // What was too busy for one person is worth knowing before it is so for all; who has left is nobody.
  if (failure.code === 'service_unavailable' && !request.raw.destroyed)
    request.log.warn({ err: failure.cause, request_id: request.id }, 'request found us busy');
  if (failure.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(failure.details.retryAfterSeconds));
  if (document.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(document.status).type('application/problem+json').send(JSON.stringify(document));
}
