import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { filesUnder, jpeg, sendForm } from './forms.ts';
import { useHarness } from './harness.ts';
import { STAND_IN, type StartedStore, startStandIn } from './s3-stand-in.ts';
import { freePort } from './server-process.ts';

/** Real: the app and the S3 client; the store is a socket that takes everything and says nothing, then a stand-in that speaks S3. */
let port: number;
let hole: Server | null = null;
let store: StartedStore | null = null;
const sockets = new Set<Socket>();

const harness = useHarness({
  environment: async () => {
    port = await freePort();
    await openHole();
    const keys = {
      S3_ACCESS_KEY_ID: STAND_IN.accessKeyId,
      S3_SECRET_ACCESS_KEY: STAND_IN.secretAccessKey,
    };
    return { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: STAND_IN.bucket, ...keys };
  },
});

async function openHole(): Promise<void> {
  const server = createServer((socket) => {
    sockets.add(socket.resume().on('error', () => undefined));
  });
  hole = server;
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
}

async function closeHole(): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => (hole ? hole.close(done) : done(null)));
  hole = null;
}

afterAll(async () => {
  await closeHole();
  await store?.stop();
});

const picture = () => harness.app.inject('/media/public/avatar/of-somebody.webp');
const figure = async (pattern: RegExp) => pattern.exec((await harness.app.inject('/metrics')).body)?.[1];

describe('a store that is a black hole', () => {
  it('refuses what needs it with 503 and Retry-After, and nothing else', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 50 })];
    const shown = { avatar_key: 'avatar/of-somebody.webp' };
    await harness.deps.db.updateTable('users').set(shown).where('id', '=', fan.id).execute();
    for (let count = 0; count < 5; count += 1) {
      const answer = await picture();
      expect(answer.json()).toMatchObject({ status: 503, code: 'service_unavailable' });
      expect([answer.headers['retry-after'], answer.headers['cache-control']]).toEqual(['5', 'no-store']);
    }
    const upload = await sendForm(harness, creator.headers, {
      fields: { title: 'A title', content: 'Some words' },
      files: [{ content: await jpeg() }],
    });
    expect([upload.statusCode, upload.headers['retry-after']]).toEqual([503, '5']);
    expect(await harness.deps.db.selectFrom('posts').select('id').execute()).toEqual([]);
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
    const post = await harness.factory.post(creator.id, { price: 20 });
    const unlock = await harness.app.inject({
      method: 'POST',
      url: '/api/credits/unlock',
      headers: fan.headers,
      payload: { content_id: post },
    });
    expect(unlock.json()).toMatchObject({ is_unlocked: true, balance: 30 });
    expect((await harness.app.inject('/readyz')).statusCode).toBe(200);
    expect(await figure(/^store_away (\d)/m)).toBe('1');
    expect(
      Number(await figure(/store_call_seconds_count\{call="open",outcome="away"\} (\d+)/)),
    ).toBeGreaterThan(0);
  });

  it('that is there again serves by itself', async () => {
    await closeHole();
    store = await startStandIn({ port });
    await expect.poll(async () => (await picture()).statusCode).toBe(404);
    const creator = await harness.factory.creator();
    const upload = await sendForm(harness, creator.headers, {
      fields: { title: 'A title', content: 'Some words' },
      files: [{ content: await jpeg() }],
    });
    expect(upload.statusCode, upload.body).toBe(201);
    expect(await figure(/^store_away (\d)/m)).toBe('0');
  });
});
