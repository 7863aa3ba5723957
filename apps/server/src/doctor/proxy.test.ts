import { afterEach, describe, expect, it } from 'vitest';
import { useHarness } from '../../test/harness.ts';
import { buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { ASKER_PATH, askerPass } from '../platform/http/asker.ts';
import { startScriptedServer } from '../providers/http/scripted-server.fixture.ts';
import { hasNginx, startFront } from './front.fixture.ts';
import { type Asked, judge, proxy } from './proxy.ts';

const harness = useHarness();
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A process that believes so much, behind as many nginx as there are lines, the nearest first; and what the doctor says of it. */
async function findBehind(trusts: string | undefined, ...fronts: string[]): Promise<string> {
  const TRUST_PROXY = readEnv({ ...(trusts && { TRUST_PROXY: trusts }) }).TRUST_PROXY;
  const { deps } = harness;
  const app = await buildApp(
    { ...deps, env: { ...deps.env, TRUST_PROXY } },
    { rateLimits: { check: async () => undefined } },
  );
  ends.push(() => app.close());
  let port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  for (const lines of fronts) {
    const front = await startFront(port, lines);
    ends.push(() => front.stop());
    port = front.port;
  }
  return look(`http://127.0.0.1:${port}`, trusts);
}

async function look(PUBLIC_URL: string, trusts: string | undefined, DATA_DIR = harness.folder, more = {}) {
  const env = readEnv({ DATA_DIR, PUBLIC_URL, ...more, ...(trusts && { TRUST_PROXY: trusts }) });
  const found = await proxy.look({ env, connectionString: null, now: () => harness.clock.now() });
  return found.map(({ level, says, todo }) => `${level}: ${says} → ${todo ?? ''}`).join('\n');
}

const SETS = 'proxy_set_header x-forwarded-for $remote_addr;';
const APPENDS = 'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;';

describe('a doctor who asks without a proxy', () => {
  it('is seen by its own address', async () => {
    expect(await findBehind(undefined)).toMatch(/^ok: nothing is in front/);
  });

  it('finds that anybody is believed', async () => {
    expect(await findBehind('1')).toMatch(
      /^fault: whoever sends X-Forwarded-For is believed.*take TRUST_PROXY away/s,
    );
  });

  it('says what is the matter where nobody knows it', async () => {
    expect(await look('http://127.0.0.1:1', undefined)).toMatch(
      /^warning: .* cannot be asked: .*ECONNREFUSED/s,
    );
    expect(await look('http://127.0.0.1:1', undefined, '/nowhere')).toMatch(
      /^warning: no secret is here yet/,
    );
    const { port } = new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' }));
    const secret = { APP_SECRET: '9f1c02ad83566ec1f09d7b35a2484b7e' };
    expect(await look(`http://127.0.0.1:${port}`, undefined, '/nowhere', secret)).toMatch(
      /^warning: .* does not say by which address it sees us \(404\)/,
    );
  });
});

it('A doctor who is sent on says where to', async () => {
  const headers = { location: 'https://www.likha.test/healthz/asker' };
  const other = await startScriptedServer(() => ({ status: 301, headers }));
  ends.push(async () => other.close());
  const secret = { APP_SECRET: '9f1c02ad83566ec1f09d7b35a2484b7e' };
  expect(await look(other.url, undefined, '/nowhere', secret)).toMatch(
    /^warning: .* sends whoever asks on to https:\/\/www\.likha\.test → set PUBLIC_URL/,
  );
});

describe.skipIf(!hasNginx)('a doctor who asks through nginx', () => {
  it.each<[string, string | undefined, string[], RegExp]>([
    [
      'one that appends, and is believed',
      '1',
      [APPENDS],
      /^ok: people are seen by their own addresses; we by 127/,
    ],
    ['one that sets it anew, and is believed', '1', [SETS], /^ok: people are seen/],
    ['one by its address', '127.0.0.1', [SETS], /^ok: people are seen/],
    ['two, the outer one sets it', '2', [APPENDS, SETS], /^ok: people are seen/],
    ['two that append', '2', [APPENDS, APPENDS], /^ok: people are seen/],
    [
      'one that names the port as well',
      '1',
      ['proxy_set_header x-forwarded-for $remote_addr:$remote_port;'],
      /^ok: people are seen by their own addresses; we by 127\.0\.0\.1 →/,
    ],
    ['one too many believed', '2', [APPENDS], /^fault: whoever sends.*set TRUST_PROXY=1,/s],
    ['one that passes on what anybody sends', '1', [''], /^fault: whoever sends.*passes it on as it came/s],
    [
      'one that says nothing',
      '1',
      ['proxy_set_header x-forwarded-for "";'],
      /^warning: what is in front does not say for whom it asks.*set TRUST_PROXY=1/s,
    ],
    [
      'one that is not believed, and says nothing of its own',
      undefined,
      [''],
      /^warning: what is in front does not say/,
    ],
  ])('finds %s', async (_what, trusts, fronts, says) => {
    expect(await findBehind(trusts, ...fronts)).toMatch(says);
  });
});

describe('a doctor who asks over the network', () => {
  const asked: Asked = { address: '198.51.100.9', port: 4000, isTls: true };
  const peer = { address: '10.0.0.2', port: 5000 };
  const judged = (
    seen: string,
    forwarded: string[],
    { trusts = 1, ...changes }: Partial<Asked> & { trusts?: number | string } = {},
  ) => {
    const { level, says, todo } = judge(
      { ...asked, ...changes },
      { seen, peer, forwarded },
      { TRUST_PROXY: trusts },
    );
    return `${level}: ${says} → ${todo ?? ''}`;
  };

  it('finds that everybody is the proxy', () => {
    expect(judged('10.0.0.2', ['203.0.113.77', '198.51.100.9'])).toMatch(
      /^fault: everybody is 10.0.0.2.*TRUST_PROXY=1,/s,
    );
    expect(judged('10.0.0.7', ['198.51.100.9', '10.0.0.7'])).toMatch(
      /^fault: everybody is 10.0.0.7.*TRUST_PROXY=2,/s,
    );
  });

  it('cannot tell who is believed where it asks from an address that is', () => {
    const forwarded = ['203.0.113.77', '127.0.0.1'];
    expect(judged('203.0.113.77', forwarded, { trusts: '127.0.0.1' })).toMatch(
      /^warning: we ask from 127.0.0.1, which TRUST_PROXY believes.*TRUST_PROXY=1,/s,
    );
    // Anybody's address is another matter.
    const ofAnybody = ['203.0.113.77', '198.51.100.9'];
    expect(judged('203.0.113.77', ofAnybody, { trusts: '0.0.0.0/0' })).toMatch(/^fault: whoever sends/);
    expect(judged('203.0.113.77', forwarded, { trusts: 2 })).toMatch(/^fault: whoever sends/);
  });

  it('finds a proxy further out that the inner one does not believe', () => {
    expect(judged('192.0.2.44', ['192.0.2.44'])).toMatch(
      /^fault: we asked from 198.51.100.9 and are seen as 192.0.2.44/,
    );
  });

  it('finds a bridge of containers that hides everybody, and lets a translated address be', () => {
    const own = { address: '10.1.1.1' };
    expect(judged('172.17.0.1', ['172.17.0.1'], own)).toMatch(
      /^warning: we asked from 10.1.1.1 and are seen as 172.17.0.1/,
    );
    expect(judged('198.51.100.9', ['198.51.100.9'], own)).toMatch(/^ok: /);
    expect(judged('198.51.100.9', ['::ffff:198.51.100.9'])).toMatch(/^ok: /);
  });
});

describe('by which address somebody is seen', () => {
  const ask = (headers: Record<string, string> = {}) =>
    harness.app.inject({ url: ASKER_PATH, headers }).then(({ statusCode }) => statusCode);

  it('is told to who has the secret, for a minute, and to nobody else', async () => {
    const now = harness.clock.now();
    const at = (ms: number) => askerPass(harness.deps.keysFor, new Date(now.getTime() + ms));
    expect(await ask(at(0))).toBe(200);
    expect(await ask(at(-59_000))).toBe(200);
    expect(await ask(at(-61_000))).toBe(404);
    expect(await ask(at(61_000))).toBe(404);
    expect(await ask()).toBe(404);
    expect(await ask({ 'x-likha-doctor': `${now.getTime()}.${'A'.repeat(43)}` })).toBe(404);
  });
});
