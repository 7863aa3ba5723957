import type { ErrorCode, Problem, Saying } from '@likha/contract';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';

export interface AppErrorDetails {
  /** What a person may read, said in their language once it is known. Without it the code's title is shown. */
  detail?: Saying;
  /** Per field. */
  errors?: Record<string, Saying>;
  /** The right figures, for `price_changed`. */
  expected?: Problem['expected'];
  /** For a refusal of signing in. */
  appealToken?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that use cases throw for an expected refusal; one mapper turns it into a problem document. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;
  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.detail?.(DEFAULT_LANGUAGE) ?? code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
