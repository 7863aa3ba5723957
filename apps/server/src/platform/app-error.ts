import type { ErrorCode, Problem } from '@likha/contract';

export interface AppErrorDetails {
  /** What a person may read. Without it the code's title is shown. */
  detail?: string;
  /** Per field. */
  errors?: Record<string, string>;
  /** The right figures, for `price_changed`. */
  expected?: Problem['expected'];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that use cases throw for an expected refusal; one mapper turns it into a problem document. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;
  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.detail ?? code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
