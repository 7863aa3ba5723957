import { afterEach, describe, expect, it } from 'vitest';
import { useHarness } from '../../test/harness.ts';
import { readEnv } from '../env.ts';
import { startScriptedServer } from '../providers/http/scripted-server.fixture.ts';
import { hasNginx, startFront } from './front.fixture.ts';
import { passage } from './passage.ts';

/** What a proxy before a real process lets through (P996). */
const harness = useHarness();
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
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

  it('finds that somebody else answers', async () => {
    const other = await startScriptedServer(() => ({ status: 405, body: 'no' }));
    ends.push(async () => other.close());
    expect(await look(other.url)).toEqual([
      expect.stringMatching(/^warning: .*answers 405 to a socket/),
      expect.stringMatching(/^fault: .*answers 405 to a PATCH.*→ let PATCH pass/),
    ]);
  });
});

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
