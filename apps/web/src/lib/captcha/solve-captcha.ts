import { CAPTCHA_SECONDS } from '@likha/contract/late-limits';
import { api } from '../api.ts';
import type { Answer } from '../api-types.ts';
import type { CaptchaReport, CaptchaWork } from './captcha-worker.ts';

type Challenge = Answer<'GET /captcha/challenge'>;

export interface SolvedCaptcha {
  token: string;
  /** When the server stops taking it, by the clock of this device, which may be another than the server's. */
  expiresAt: Date;
}

/** Fetches a challenge and does its proof of work off the main thread. `onProgress` goes from 0 to 1. */
export async function solveCaptcha(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SolvedCaptcha> {
  const askedAt = Date.now();
  const challenge = await api('GET /captcha/challenge', { signal });
  const number = await work(challenge, onProgress, signal);
  return { token: tokenOf(challenge, number), expiresAt: new Date(askedAt + CAPTCHA_SECONDS * 1000) };
}

function work(
  challenge: Challenge,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The check could not run')));
    worker.addEventListener('message', ({ data }: MessageEvent<CaptchaReport>) => {
      if ('tried' in data) onProgress(data.tried / challenge.maxnumber);
      else if (data.number === null) reject(new Error('The challenge has no solution'));
      else resolve(data.number);
    });
    const { algorithm, challenge: hash, salt, maxnumber } = challenge;
    worker.postMessage({ algorithm, challenge: hash, salt, maxnumber } satisfies CaptchaWork);
  }).finally(() => worker.terminate());
}

/** Base64 of the solution, as `recaptcha_token` carries it. */
export function tokenOf({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
