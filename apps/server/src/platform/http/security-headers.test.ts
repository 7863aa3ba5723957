import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { securityHeaders } from './security-headers.ts';

const harness = useHarness();

describe('the headers that protect a browser', () => {
  it('are on pages, answers and refusals', async () => {
    for (const url of ['/api/config', '/api/credits/wallet', '/nowhere']) {
      const { headers } = await harness.app.inject({ url });
      expect(headers, url).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self';script-src 'self'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it('ask for encrypted connections only where the site has them', () => {
    expect(securityHeaders('https://likha.ph')['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  });

  it('never let inline or foreign scripts run', () => {
    expect(/script-src ([^;]*)/.exec(securityHeaders('http://x')['content-security-policy'] ?? '')?.[1]).toBe(
      "'self'",
    );
  });

  it('let pages play what is had without us, by the origin of those addresses alone', async () => {
    const { deps } = harness;
    const app = await buildApp({
      ...deps,
      directMedia: { origin: 'https://cdn.example', of: async () => '' },
    });
    const policy = async (url: string, from = app) =>
      String((await from.inject({ url })).headers['content-security-policy']);
    for (const url of ['/api/config', '/nowhere', '/creator/live']) {
      expect(await policy(url)).toContain("media-src 'self' blob: https://cdn.example;");
      expect(await policy(url)).toContain("connect-src 'self' https://cdn.example;");
      expect((await policy(url)).match(/https:/g)).toHaveLength(2);
      expect(await policy(url, harness.app)).not.toContain('https:');
    }
    await app.close();
  });

  it('let WebAssembly run where a creator goes live, and nowhere else', async () => {
    const scriptsOf = async (url: string) => {
      const { headers } = await harness.app.inject({ url });
      return /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await scriptsOf('/creator/live?from=studio')).toBe("'self' 'wasm-unsafe-eval'");
    for (const url of ['/creator', '/creator/live/x', '/live', '/?/creator/live'])
      expect(await scriptsOf(url), url).toBe("'self'");
  });

  it('let no other site read an answer, and keep none of the API', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await harness.app.inject({ url: '/api/config', headers });
    const fan = await harness.factory.fan();
    const me = await harness.app.inject({ url: '/api/auth/me', headers: { ...headers, ...fan.headers } });
    for (const { headers: sent } of [answer, me])
      expect(Object.keys(sent).filter((name) => name.startsWith('access-control'))).toEqual([]);
    // What was refused, or not found for this person, may be there for the next.
    const gone = await harness.app.inject({ url: `/api/users/profile/${fan.id}` });
    const lost = await harness.app.inject({ url: '/api/content/00000000-0000-4000-8000-000000000000' });
    for (const sent of [me, gone, lost, await harness.app.inject({ url: '/api/none' })])
      expect(sent.headers['cache-control'], sent.body).toBe('no-store');
    expect([gone.statusCode, lost.statusCode]).toEqual([401, 404]);
    expect(me.headers['content-type']).toMatch(/charset=utf-8/);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('what no route takes', () => {
  it('is TRACE, a folder, or a body that reaches for a prototype', async () => {
    const trace = await harness.app.inject({ method: 'TRACE' as 'GET', url: '/api/config' });
    expect(trace.statusCode).toBeGreaterThan(399);
    for (const url of ['/assets/', '/media/', '/api/'])
      expect((await harness.app.inject({ url })).statusCode, url).toBe(404);
    const evil = [
      '"__proto__":{"isAdmin":true}',
      '"a":[{"constructor":{"prototype":{"isAdmin":true}}}]',
      // The same, by letters that are escaped.
      '"a":{"\\u005f_proto__":{"isAdmin":true}}',
      '"prot\\u006ftype":{"isAdmin":true}',
    ];
    const send = (more: string) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"email":"a@b.ph","password":"x",${more}}`,
      });
    for (const keys of evil) expect((await send(keys)).statusCode, keys).toBe(400);
    // Words of people are no keys.
    const words = `"said":"${evil[0]?.replaceAll('"', '\\"')} \\u005f"`;
    expect((await send(words)).statusCode).toBe(401);
  });
});
