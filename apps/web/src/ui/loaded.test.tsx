import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { type Loadable, stateOf } from './loadable.ts';
import { Loaded } from './loaded.tsx';

describe('stateOf', () => {
  it('is loading until there is an answer, and failed when there is none', () => {
    expect(stateOf({ data: undefined, isPending: true }, true).is).toBe('loading');
    expect(stateOf({ data: undefined, isPending: false }, true).is).toBe('failed');
  });

  it('is empty only where emptiness has words of its own', () => {
    expect(stateOf({ data: [], isPending: false }, true).is).toBe('empty');
    expect(stateOf({ data: [], isPending: false }, false)).toEqual({ is: 'content', data: [] });
    expect(stateOf({ data: [1], isPending: false }, true)).toEqual({ is: 'content', data: [1] });
    expect(stateOf({ data: 0, isPending: false }, true)).toEqual({ is: 'content', data: 0 });
  });

  it('is not empty while there is a next page', () => {
    const emptied = { data: [], isPending: false };
    expect(stateOf({ ...emptied, more: { hasMore: true } }, true)).toEqual({ is: 'content', data: [] });
    expect(stateOf({ ...emptied, more: { hasMore: false } }, true).is).toBe('empty');
  });
});

function shown(query: Partial<Loadable<string[]>>, failed?: (error: unknown) => string | null) {
  const whole = {
    data: undefined,
    isPending: false,
    error: null,
    isFetching: false,
    refetch: () => undefined,
  };
  return renderToStaticMarkup(
    <Loaded
      query={{ ...whole, ...query }}
      loading="skeleton"
      failedTitle="Failed to load posts"
      failed={failed}
      empty="nothing yet"
    >
      {(names) => names.join()}
    </Loaded>,
  );
}

describe('Loaded', () => {
  const error = new ApiError('network');

  it('shows the skeleton, the words for nothing, and the content', () => {
    expect(shown({ isPending: true })).toBe('skeleton');
    expect(shown({ data: [] })).toBe('nothing yet');
    expect(shown({ data: ['a', 'b'] })).toBe('a,b');
  });

  it('shows an error with a way to try again, unless it has words of its own', () => {
    expect(shown({ error })).toMatch(/Failed to load posts.*Try again/s);
    expect(shown({ error }, () => null)).toContain('Try again');
    expect(shown({ error }, () => 'no such person')).toBe('no such person');
  });

  it('keeps showing what is there when asking again fails', () => {
    expect(shown({ data: ['a'], error })).toBe('a');
  });
});
