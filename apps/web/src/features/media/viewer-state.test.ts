import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type Asked, afterFailure, kindOf, refreshAfter, viewerState } from './viewer-state.ts';

const access = { secure_url: '/a', stream_url: null, expires_in: 120 };
const refused = (code: ApiError['code'], detail?: string) => new ApiError(code, detail ? { detail } : {});
const shown = (asked: Asked, contentType = 'image/webp') =>
  viewerState(asked, contentType, 'Failed to load media');

it('is loading, playable, locked, not available or at fault', () => {
  expect(shown(null)).toEqual({ is: 'loading' });
  expect(shown({ access })).toEqual({ is: 'playable', access });
  expect(shown({ access }, 'application/pdf').is).toBe('not available');
  expect(shown({ refusal: refused('purchase_required', 'purchase it') })).toEqual({
    is: 'locked',
    reason: 'ppv',
    text: 'purchase it',
  });
  expect(shown({ refusal: refused('subscription_required', 'Subscribe to Ana') })).toEqual({
    is: 'locked',
    reason: 'subscription',
    text: 'Subscribe to Ana',
  });
  expect(shown({ refusal: refused('content_not_found') }).is).toBe('not available');
  expect(shown({ refusal: refused('media_not_ready') }).is).toBe('not available');
  expect(shown({ refusal: refused('network') })).toEqual({ is: 'error', text: 'Failed to load media' });
  expect(shown({ refusal: refused('rate_limited', 'Slow down') })).toEqual({
    is: 'error',
    text: 'Slow down',
  });
});

it('goes on playing while the network is gone, and ends with the right', () => {
  const playing: Asked = { access };
  const [network, over] = [refused('network'), refused('subscription_required')];
  expect(afterFailure(playing, network)).toBe(playing);
  expect(afterFailure(playing, over)).toEqual({ refusal: over });
  expect(afterFailure(null, network)).toEqual({ refusal: network });
});

it('refreshes an address 30 seconds before it ends', () => {
  expect([refreshAfter({ expires_in: 120 }), refreshAfter({ expires_in: 60 })]).toEqual([90_000, 30_000]);
});

it('knows pictures and videos, and nothing else', () => {
  expect([kindOf('image/webp'), kindOf('video/mp4'), kindOf('application/pdf')]).toEqual([
    'photo',
    'video',
    null,
  ]);
});
