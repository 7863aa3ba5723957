import { ApiError } from '../api-error.ts';
import { capitalId } from '../ids.ts';

/** The form of PayPal's errors. */
export function payPalErrorBody(name: string, message: string, issue?: string, description = message) {
  const details = issue === undefined ? {} : { details: [{ issue, description }] };
  return { name, message, debug_id: capitalId(13).toLowerCase(), ...details, links: [] };
}

export function unprocessable(issue: string, description: string): ApiError {
  const message = 'The requested action could not be performed.';
  return new ApiError(422, payPalErrorBody('UNPROCESSABLE_ENTITY', message, issue, description));
}

export function invalidRequest(issue: string, description: string): ApiError {
  return new ApiError(
    400,
    payPalErrorBody('INVALID_REQUEST', 'The request is not well formed.', issue, description),
  );
}

export function resourceNotFound(): ApiError {
  const message = 'The specified resource does not exist.';
  return new ApiError(404, payPalErrorBody('RESOURCE_NOT_FOUND', message, 'INVALID_RESOURCE_ID'));
}

export function unauthorized(): ApiError {
  return new ApiError(401, {
    error: 'invalid_token',
    error_description: 'The token is unknown or has ended.',
  });
}

export const payPalFailure = payPalErrorBody('INTERNAL_SERVER_ERROR', 'An internal error occurred.');
