import { solveChallenge } from 'altcha-lib/v1';

export interface CaptchaWork {
  algorithm: string;
  challenge: string;
  salt: string;
  maxnumber: number;
}

export type CaptchaReport = { tried: number } | { number: number | null };

const STEP = 2_500;

/** Searches in steps so that the page can show how far it is. */
async function search({ algorithm, challenge, salt, maxnumber }: CaptchaWork): Promise<number | null> {
  for (let start = 0; start <= maxnumber; start += STEP) {
    const end = Math.min(start + STEP - 1, maxnumber);
    const found = await solveChallenge(challenge, salt, algorithm, end, start).promise;
    if (found) return found.number;
    postMessage({ tried: end } satisfies CaptchaReport);
  }
  return null;
}

addEventListener('message', async (event: MessageEvent<CaptchaWork>) => {
  postMessage({ number: await search(event.data) } satisfies CaptchaReport);
});
