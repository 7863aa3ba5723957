import { ApiError } from '../api-error.ts';

/** The form of PayMongo's errors. */
export function payMongoErrorBody(code: string, detail: string) {
  return { errors: [{ code, detail }] };
}

export function payMongoError(status: number, code: string, detail: string): ApiError {
  return new ApiError(status, payMongoErrorBody(code, detail));
}

export const payMongoFailure = payMongoErrorBody('internal_error', 'An internal error occurred.');

export function keyReused(): ApiError {
  return payMongoError(400, 'idempotency_key_reused', 'This key belongs to a request with another body.');
}
