import { expect, it } from 'vitest';
import { tooManyRequests } from './too-many-requests.ts';

it.each([
  [0, 1, '1 second.', '1 segundo.'],
  [1, 1, '1 second.', '1 segundo.'],
  [119, 119, '119 seconds.', '119 na segundo.'],
  [120, 120, '2 minutes.', '2 minuto.'],
  [3594.2, 3595, '60 minutes.', '60 minuto.'],
])('of %s seconds it says when to come again', (seconds, retryAfterSeconds, english, filipino) => {
  const { details } = tooManyRequests(seconds);
  expect(details.retryAfterSeconds).toBe(retryAfterSeconds);
  expect(details.detail?.('en')).toBe(`Too many requests. Try again in ${english}`);
  expect(details.detail?.('fil')).toBe(`Masyadong maraming request. Subukan ulit pagkalipas ng ${filipino}`);
});
