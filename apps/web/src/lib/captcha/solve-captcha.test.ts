import { CAPTCHA_SECONDS } from '@likha/contract/late-limits';
import { afterEach, expect, it, vi } from 'vitest';
import { solveCaptcha, tokenOf } from './solve-captcha.ts';

const challenge = { algorithm: 'SHA-256', challenge: 'ab', maxnumber: 10, salt: 's', signature: 'sig' };

it('packs the solution as the server reads it', () => {
  expect(JSON.parse(atob(tokenOf(challenge, 7)))).toEqual({
    algorithm: 'SHA-256',
    challenge: 'ab',
    number: 7,
    salt: 's',
    signature: 'sig',
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is good for as long as the server takes it, whatever the clock of the device says (P1023)', async () => {
  const ofServer = Date.now();
  vi.useFakeTimers({ now: ofServer + 3_600_000 });
  const salt = `s?expires=${Math.round(ofServer / 1000) + CAPTCHA_SECONDS}`;
  vi.stubGlobal('fetch', async () => Response.json({ ...challenge, salt }));
  const Solver = class extends EventTarget {
    postMessage = () => void this.dispatchEvent(Object.assign(new Event('message'), { data: { number: 7 } }));
    terminate = () => undefined;
  };
  vi.stubGlobal('Worker', Solver);
  const { expiresAt } = await solveCaptcha(() => undefined, new AbortController().signal);
  expect((expiresAt?.getTime() ?? 0) - Date.now()).toBe(CAPTCHA_SECONDS * 1000);
});
