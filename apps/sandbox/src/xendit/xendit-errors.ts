import { ApiError } from '../api-error.ts';

/** The form of Xendit's errors. */
export function xenditErrorBody(code: string, message: string) {
  return { error_code: code, message };
}

export function xenditError(status: number, code: string, message: string): ApiError {
  return new ApiError(status, xenditErrorBody(code, message));
}

export const xenditFailure = xenditErrorBody('SERVER_ERROR', 'An unexpected error occurred.');
