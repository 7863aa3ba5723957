import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selfSignedCertificate } from '../../../sandbox/src/paypal/self-signed-certificate.ts';
import { useHarness } from '../../test/harness.ts';
import { readEnv } from '../env.ts';
import { startScriptedServer } from '../providers/http/scripted-server.fixture.ts';
import { hasNginx, startFront } from './front.fixture.ts';
import { passage } from './passage.ts';

/** What a proxy before a real process lets through (P996). */
const harness = useHarness();
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0).reverse()) await end();
});

let own: Promise<string> | undefined;
/** The process itself, without anything in front. */
const process = () => (own ??= harness.app.listen({ port: 0, host: '127.0.0.1' }));

async function look(PUBLIC_URL: string, more: { ROLE?: 'worker' } = {}): Promise<string[]> {
  const env = { ...readEnv({ PUBLIC_URL }), ...more };
  const found = await passage.look({ env, connectionString: null, now: () => harness.clock.now() });
  return found.map(({ level, says, todo }) => `${level}: ${says} → ${todo ?? ''}`);
}

async function through(...fronts: string[]): Promise<string[]> {
  let port = Number(new URL(await process()).port);
  for (const lines of fronts) {
    const front = await startFront(port, lines);
    ends.push(() => front.stop());
    port = front.port;
  }
  return look(`http://127.0.0.1:${port}`);
}

const SOCKETS =
  'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";';
const REFUSAL =
  'HTTP/1.1 401 Unauthorized\r\ncontent-type: application/problem+json\r\ncontent-length: 2\r\n\r\n{}';
const A_MOMENT_MS = 300;
const MOST_TAKEN = 20_000_000;
const ROOM = 'client_max_body_size 64m;';

describe('a doctor who looks at what passes', () => {
  it('has nothing to say where nothing is in front', async () => {
    expect(await look(await process())).toEqual([
      expect.stringMatching(/^ok: sockets/),
      expect.stringMatching(/^ok: files of up to 50 MB/),
    ]);
  });

  it('says that it cannot ask, and leaves it to the web nodes', async () => {
    expect(await look('http://127.0.0.1:1')).toEqual([expect.stringMatching(/^warning: .*ECONNREFUSED/)]);
    expect(await look('http://127.0.0.1:1', { ROLE: 'worker' })).toEqual([expect.stringMatching(/^ok/)]);
  });

  it('hears who refuses a body as it begins, and ends the connection', async () => {
    // Nobody vouches for the certificate of a test.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const hasty = await startHasty();
    // Whoever writes on loses the answer now and then.
    for (let time = 0; time < 12; time += 1)
      expect(await look(hasty)).toEqual([
        expect.stringMatching(/^ok: sockets/),
        expect.stringMatching(/^ok: files of up to 50 MB/),
      ]);
  });

  it('finds that somebody else answers', async () => {
    const other = await startScriptedServer(() => ({ status: 405, body: 'no' }));
    ends.push(async () => other.close());
    expect(await look(other.url)).toEqual([
      expect.stringMatching(/^warning: .*answers 405 to a socket/),
      expect.stringMatching(/^fault: .*answers 405 to a PATCH.*→ let PATCH pass/),
    ]);
  });
});

/** Begins to take a body, hears a moment later that it is refused, says so and ends the connection there and then, as Caddy may. */
async function startHasty() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const wires: Socket[] = [];
  const server = createServer({ key, cert: selfSignedCertificate(privateKey, 'hasty') }, (wire) => {
    const bare = wires.at(-1);
    wire.on('error', () => undefined);
    wire.once('data', (head: Buffer) => {
      if (!head.toString('latin1').startsWith('PATCH')) return void wire.write(REFUSAL);
      wire.write('HTTP/1.1 100 Continue\r\n\r\n');
      const late = setTimeout(refuse, A_MOMENT_MS);
      let taken = 0;
      wire.on('data', ({ length }: Buffer) => {
        taken += length;
        if (taken > MOST_TAKEN) refuse();
      });
      function refuse() {
        clearTimeout(late);
        wire.pause().removeAllListeners('data').write(REFUSAL);
        bare?.resetAndDestroy();
      }
    });
  });
  server.on('connection', (wire: Socket) => void wires.push(wire));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => new Promise((done) => server.close(done)));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.skipIf(!hasNginx)('a doctor who looks at what nginx passes', () => {
  it.each<[string, string[], RegExp, RegExp]>([
    ['as it should be', [SOCKETS + ROOM], /^ok/, /^ok/],
    ['two of them', [SOCKETS + ROOM, SOCKETS + ROOM], /^ok/, /^ok/],
    [
      'as it comes',
      [''],
      /^warning: .*does not pass Upgrade on/,
      /^fault: .*answers 413.*client_max_body_size/,
    ],
    ['with room for a part alone', [`${SOCKETS}client_max_body_size 8m;`], /^ok/, /^fault: .*413/],
    [
      'without PATCH',
      [`${SOCKETS}${ROOM}limit_except GET POST { deny all; }`],
      /^ok/,
      /^fault: .*403.*let PATCH/,
    ],
    [
      'an inner one as it comes',
      ['', `${SOCKETS}${ROOM}proxy_request_buffering off;`],
      /^warning/,
      /^fault: .*413/,
    ],
  ])('finds %s', async (_what, fronts, sockets, files) => {
    expect(await through(...fronts)).toEqual([expect.stringMatching(sockets), expect.stringMatching(files)]);
  });
});
