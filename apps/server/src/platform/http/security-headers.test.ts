import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
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
});
