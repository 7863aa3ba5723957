import { mkdtemp } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';
import { removeFolder } from './remove-folder.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

/** A process that is stopped behind a proxy (P944): the real program, and a connection that is kept, as a proxy keeps them. */
let tested: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let server: ServerProcess;
const kept = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  tested = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'likha-leaving-'));
  server = await startServer({
    ...{ dataDir: folder, port: await freePort(), sandboxPort: await freePort() },
    environment: { DATABASE_URL: tested.connectionString, ROLE: 'web', TRUST_PROXY: '1' },
  });
});

afterAll(async () => {
  kept.destroy();
  await server.stop();
  await tested.drop();
  await removeFolder(folder);
});

/** Zero where nobody answers any more. */
function ask(path: string): Promise<number> {
  return new Promise((done) => {
    get(server.url + path, { agent: kept }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0));
    }).on('error', () => done(0));
  });
}

it('says first that it is not ready, and answers until the proxy has heard of it', async () => {
  expect([await ask('/readyz'), await ask('/api/config')]).toEqual([200, 200]);
  const stopped = server.stop();
  await expect.poll(() => ask('/readyz')).toBe(503);
  expect(await ask('/api/config')).toBe(200);
  const seen = new Set<number>();
  for (let answer = 200; answer !== 0; seen.add(answer)) answer = await ask('/api/config');
  expect(seen).toContain(200);
  expect(await stopped).toBe(0);
});
