import { expect, it } from 'vitest';
import { putAnswer } from './put-part.ts';

const heard = (status: number, code: string | null, headers: Record<string, string> = {}) =>
  putAnswer(status, new Headers(headers), code);

it('hears what the server expects next', () => {
  expect(heard(200, null, { 'x-likha-next': '8' })).toEqual({ is: 'taken', next: 8 });
  expect(heard(409, 'live_out_of_order', { 'x-likha-next': '0' })).toEqual({ is: 'out_of_order', next: 0 });
});

it('tells a stream that goes on elsewhere from one that is over, and from a session that is', () => {
  expect(heard(409, 'live_superseded')).toEqual({ is: 'over', why: 'taken_over' });
  expect(heard(409, 'live_ended')).toEqual({ is: 'over', why: 'ended' });
  expect(heard(404, 'live_not_found')).toEqual({ is: 'over', why: 'ended' });
  expect(heard(401, 'unauthenticated')).toEqual({ is: 'over', why: 'signed_out' });
  expect(heard(403, 'address_invalid')).toEqual({ is: 'over', why: 'signed_out' });
});

it('tries again what the server cannot now, after as long as it says', () => {
  expect(heard(429, 'rate_limited', { 'retry-after': '2' })).toEqual({ is: 'again', afterMs: 2000 });
  expect(heard(503, 'service_unavailable')).toEqual({ is: 'again', afterMs: null });
  expect(heard(502, null)).toEqual({ is: 'again', afterMs: null });
  expect(heard(422, 'file_rejected')).toEqual({ is: 'rejected' });
  expect(heard(413, 'payload_too_large')).toEqual({ is: 'rejected' });
});

it('tells what somebody on the way says from what the server does (P1060)', () => {
  const turnedAway = { is: 'again', afterMs: null, isTurnedAway: true };
  // A page that wants a sign-in is friendly, or not.
  for (const status of [200, 400, 401, 403, 405, 407, 451, 511])
    expect(heard(status, null)).toEqual(turnedAway);
  expect(heard(413, null)).toEqual({ is: 'rejected', isTurnedAway: true });
  // Whoever stands before the server says that it is away.
  for (const status of [404, 500, 502, 503, 504])
    expect(heard(status, null)).not.toHaveProperty('isTurnedAway');
});
