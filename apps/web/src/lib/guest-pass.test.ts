import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { setPassSolver } from './guest-pass.ts';

afterEach(() => vi.unstubAllGlobals());

const asked = { code: 'captcha_required', title: 'Verification Required', status: 422 };

/** The server of a crowded address: it answers whoever shows a solved captcha. */
function stubServer() {
  const shown: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    shown.push(headers['likha-captcha']);
    return headers['likha-captcha'] === 'solved'
      ? new Response('{"ok":true}')
      : new Response(JSON.stringify(asked), { status: 422 });
  });
  return shown;
}

it('solves a captcha unseen when one is asked for, once for all, and shows it from then on', async () => {
  const solve = vi.fn(async () => ({ token: 'solved', expiresAt: null }));
  setPassSolver(solve);
  const shown = stubServer();
  await Promise.all([api('GET /config'), api('GET /config')]);
  await api('GET /config');
  expect(solve).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([undefined, undefined, 'solved', 'solved', 'solved']);
});
