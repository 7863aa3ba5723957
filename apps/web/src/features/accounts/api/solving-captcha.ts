import { ApiError } from '../../../lib/api-error.ts';

/** Ten times what a slow phone needs. */
const CAPTCHA_MS = 60_000;

/** Sends; where a proof of work is asked for, it is done unseen and the same is sent again with it. */
export async function solvingCaptcha<T>(send: (token: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await send(undefined);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error;
    const { solveCaptcha } = await import('../../../lib/captcha/solve-captcha.ts');
    const { token } = await solveCaptcha(() => undefined, AbortSignal.timeout(CAPTCHA_MS));
    return send(token);
  }
}
