import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './ask.ts';
import { drive } from './drive.ts';
import { demandDemo } from './prepare-town.ts';
import { type Fan, nothingPromised, reconcile, TIP_CREDITS } from './promises.ts';
import { answeredShare, reportLoad } from './report-load.ts';

/** A stand-in for Likha that says what a test wants to hear. */
let server: Server | undefined;
async function serve(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 10);
}
const json = (response: Parameters<RequestListener>[1], body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const fan = (promised: Partial<Fan['promised']>): Fan => ({
  ...{ id: 'f', username: 'f', headers: { authorization: 'Bearer x', 'x-forwarded-for': '198.18.0.1' } },
  ...{ conversation: 'c', balance: 100, newest: 'm0' },
  promised: { ...nothingPromised(), ...promised },
});
const movement = (id: string, amount: number, said: object = {}) => ({
  ...{ id, type: 'spend', amount, post_id: null, purchase_id: null, creator_id: null },
  ...said,
});
const tip = (id: string) => movement(id, -TIP_CREDITS, { creator_id: 'k' });

/** The history behind `m0` was there before. */
async function looked(
  promised: Partial<Fan['promised']>,
  movements: object[],
  texts: string[] = [],
  balance = 100,
) {
  const before = [movement('m0', -1, { post_id: 'old' })];
  const client = await serve(({ url = '' }, response) => {
    if (url.includes('transactions'))
      json(response, { transactions: [...movements, ...before], next_cursor: null });
    else if (url.includes('messages'))
      json(response, { messages: texts.map((text) => ({ text })), next_cursor: null });
    else json(response, { balance });
  });
  const found = await reconcile(client, [fan(promised)]);
  client.close();
  return found;
}

describe('what people were told', () => {
  it('is there, each once', async () => {
    const unlock = movement('m3', -1, { post_id: 'p' });
    const purchase = movement('m4', 100, { type: 'purchase', purchase_id: 'b' });
    const promised = {
      ...{ tips: 2, unlocks: new Map([['p', true]]) },
      ...{ purchases: new Map([['b', true]]), words: new Map([['Kumusta', true]]) },
    };
    const found = await looked(promised, [purchase, unlock, tip('m2'), tip('m1')], ['Kumusta', 'Hi'], 193);
    expect(found).toEqual({
      ...{ lost: 0, twice: 0, problems: [] },
      compared: { tips: 2, unlocks: 1, purchases: 1, messages: 1 },
    });
  });

  it('is lost where it is not there', async () => {
    const promised = { tips: 1, unlocks: new Map([['p', true]]), words: new Map([['Kumusta', true]]) };
    expect(await looked(promised, [])).toMatchObject({ lost: 3, twice: 0 });
    expect(await looked({ unlocks: new Map([['old', true]]) }, [])).toMatchObject({ lost: 1 });
  });

  it('is twice where it is there more often, and may be there where nobody was answered', async () => {
    const open = { openTips: 1, words: new Map([['Kumusta', false]]) };
    expect(await looked(open, [tip('m1')], ['Kumusta'], 97)).toMatchObject({ lost: 0, twice: 0 });
    expect(await looked(open, [tip('m1'), tip('m2')], ['Kumusta', 'Kumusta'], 94)).toMatchObject({
      twice: 2,
    });
    expect(await looked(open, [])).toMatchObject({ lost: 0, twice: 0 });
  });

  it('is a balance that agrees with its history', async () => {
    expect((await looked({ tips: 1 }, [tip('m1')], [], 100)).problems).toEqual([
      'a wallet has 100 credits in place of 97',
    ]);
  });
});

describe('an address', () => {
  it('that is no demo, or is not Likha, is left alone', async () => {
    const said: object[] = [{ is_demo: false }, { is_demo: false }, { is_demo: true }];
    const client = await serve((_request, response) =>
      json(response, said.shift() ?? {}, said.length < 0 ? 404 : 200),
    );
    await expect(demandDemo(client, false)).rejects.toThrow('it is no demo');
    expect(await demandDemo(client, true)).toBe(false);
    expect(await demandDemo(client, false)).toBe(true);
    server?.closeAllConnections();
    server?.close();
    await expect(demandDemo(client, true)).rejects.toThrow('is it Likha?');
    client.close();
  });

  it('that is busy is asked again under the same name, and what it answers then counts', async () => {
    const keys: unknown[] = [];
    const client = await serve((request, response) => {
      keys.push(request.headers['idempotency-key']);
      if (keys.length < 3) response.writeHead(503, { 'retry-after': '0' }).end();
      else json(response, { balance: 3 });
    });
    const asked = { name: 'tip', method: 'POST', path: '/', headers: { 'idempotency-key': 'k' } } as const;
    expect(await client.ask(asked)).toEqual({ status: 200, body: { balance: 3 } });
    expect(keys).toEqual(['k', 'k', 'k']);
    const counted = client.counted.get('tip');
    expect([counted?.acts, counted?.answered, [...(counted?.statuses ?? [])]]).toEqual([
      ...[1, 1],
      [
        ['503', 2],
        ['200', 1],
      ],
    ]);
    client.close();
  });
});

describe('a run', () => {
  it('ends by itself, and keeps no more than so many waiting', async () => {
    let waiting = 0;
    const over = Promise.withResolvers<void>();
    const asked = { people: 100_000, everySeconds: 1, seconds: 1, stop: AbortSignal.timeout(60_000) };
    const driven = drive(asked, async () => {
      waiting += 1;
      if (waiting === 1000) setTimeout(over.resolve, 100);
      await over.promise;
      waiting -= 1;
    });
    const { begun, leftOut } = await driven;
    expect([begun > 0, leftOut > 0, waiting]).toEqual([true, true, 0]);
    const statuses = new Map([['200', 3]]);
    const counted = new Map([['tip', { times: [1, 2, 900], statuses, acts: 4, answered: 3 }]]);
    const run = { people: 1, driven: { begun: 4, leftOut: 1, seconds: 2 }, counted };
    expect(answeredShare(run)).toBe('60.00');
    const report = reportLoad({
      ...run,
      sockets: { asked: 2, opened: 2, lost: 0, rings: 1 },
      reconciled: {
        lost: 0,
        twice: 0,
        problems: [],
        compared: { tips: 3, unlocks: 0, purchases: 0, messages: 0 },
      },
      spent: { serverMs: 8, databaseMs: 4 },
    });
    expect(report).toContain('60.00 % answered; 1 were left out');
    expect(report).toContain('processor: 2.00 ms an act of the server, 1.00 ms of the database');
    expect(report).toContain('| tip | 4 | 75.00 % | 2 | 900 |');
  });
});
