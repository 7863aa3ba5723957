import { describe, expect, it } from 'vitest';
import { ApiError, detailOf, errorFromAnswer, fieldErrorsOf } from './api-error.ts';

const problem = {
  type: 'about:blank',
  title: 'Not enough credits',
  status: 402,
  detail: 'You need 20 more credits',
  code: 'insufficient_credits',
  request_id: 'r1',
  errors: { content_id: 'is too dear' },
};

describe('errorFromAnswer', () => {
  it('keeps code, words and field errors of a problem document', () => {
    const error = errorFromAnswer(402, problem);
    expect(error).toMatchObject({ code: 'insufficient_credits', status: 402, detail: problem.detail });
    expect(fieldErrorsOf(error)).toEqual({ content_id: 'is too dear' });
  });

  it('does not trust a body that is no problem document', () => {
    const error = errorFromAnswer(502, '<html>Bad gateway</html>');
    expect(error).toMatchObject({ code: 'unreadable', status: 502, detail: undefined });
  });
});

describe('isUndecided', () => {
  it.each([
    ['timeout', 0, true],
    ['internal_error', 500, true],
    ['request_in_progress', 409, true],
    ['insufficient_credits', 402, false],
    ['unreadable', 200, true],
    ['unreadable', 403, false],
  ] as const)('%s with status %i → %s', (code, status, expected) => {
    expect(new ApiError(code, { status }).isUndecided).toBe(expected);
  });
});

describe('detailOf', () => {
  it('prefers the server’s words', () => {
    expect(detailOf(errorFromAnswer(402, problem), 'fallback')).toBe('You need 20 more credits');
  });

  it('falls back for lost connections and foreign errors', () => {
    expect(detailOf(new ApiError('network'), 'fallback')).toBe('fallback');
    expect(detailOf(new TypeError('x is not a function'), 'fallback')).toBe('fallback');
  });
});
