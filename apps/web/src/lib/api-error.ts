import type { ErrorCode, Problem } from '@likha/contract';

/** A refusal of the API, or the lack of an answer. Switch on `code`, never on text. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline' | 'network' | 'timeout' | 'stalled' | 'unreadable';
  /** Words for a person, when the server sent any. */
  readonly detail: string | undefined;
  readonly status: number;
  readonly errors: Record<string, string>;
  /** What an appeal against a refused sign-in is sent with. */
  readonly appealToken: string | undefined;
  readonly expected: Problem['expected'];

  constructor(code: ApiError['code'], problem: Partial<Problem> = {}) {
    super(problem.detail ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.detail = problem.detail;
    this.status = problem.status ?? 0;
    this.errors = problem.errors ?? {};
    this.appealToken = problem.appeal_token;
    this.expected = problem.expected;
  }

  /** No answer says whether the action happened: the same action must be sent again under the same key. */
  get isUndecided(): boolean {
    if (this.code === 'offline') return false;
    return this.status < 400 || this.status >= 500 || this.code === 'request_in_progress';
  }

  /** Nothing at all was said of the action, not even that the server could not do it now. */
  get isUnanswered(): boolean {
    const isLost = this.code === 'network' || this.code === 'timeout' || this.code === 'unreadable';
    return (isLost && this.isUndecided) || this.code === 'request_in_progress';
  }
}

/** The body of a failed answer → an `ApiError`; what is no problem document becomes `unreadable`. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  if (isProblem(body)) return new ApiError(body.code, body);
  return new ApiError('unreadable', { status });
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** The server's words, or the screen's own when it sent none. */
export function detailOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.detail) || fallback;
}

/** Nothing is there, which asking again does not change: an id that can be none's is refused with 422. A proxy that says so knows nothing of it. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [404, 422].includes(error.status) && error.code !== 'unreadable';
}

/** The server said no, so what became of it is known. Without an answer, and offline, it can be pressed again as it stands. */
export function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'offline' && !error.isUndecided;
}

/** The refusals of single fields, by field name. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.errors : {};
}
