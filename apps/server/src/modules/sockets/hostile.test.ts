import { connect, type Socket } from 'node:net';
import { SOCKETS } from '@likha/contract/late-limits';
import { SOCKET_PATH } from '@likha/contract/sockets';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { sessionCookieName } from '../../platform/http/session-cookie.ts';
import { announceTo } from '../events/index.ts';
import { bellOf, closeBells, listenOn, opened, ring } from './sockets.fixture.ts';

const harness = useHarness();
const OURS = 'http://likha.test';

let url: string;
beforeAll(async () => {
  url = await listenOn(harness.app);
});
afterEach(closeBells);

const cookie = (person: Person) => ({ cookie: `${sessionCookieName(OURS)}=${person.cookie}` });
const status = (headers: Record<string, string>) =>
  opened(bellOf(url, headers)).then(
    () => 101,
    ({ description }) => Number(/\d{3}/.exec(description.message)?.[0]),
  );
/** Something happens to these people. */
const tell = (...ids: string[]) =>
  inTransaction(harness.deps.db, (tx) =>
    announceTo(harness.deps, tx, ids, { kind: 'conversation', conversationId: ids[0] ?? '', seq: null }),
  );
const openNow = async () => (await harness.deps.metrics.parts.sockets.get()).values[0]?.value;
const cuts = async (reason: string) =>
  (await harness.deps.metrics.parts.socketCuts.get()).values.find(({ labels }) => labels.reason === reason)
    ?.value ?? 0;

/** Bytes as they are, on a connection of their own. */
function dial(bytes: string, localAddress = '127.0.0.1'): Socket {
  const { port } = new URL(url);
  const wire = connect({ host: '127.0.0.1', port: Number(port), localAddress }, () => wire.write(bytes));
  return wire.on('error', () => undefined);
}

/** @returns the first line that is answered, or '' where it ends before */
function say(bytes: string): Promise<string> {
  const wire = dial(bytes);
  return new Promise((done) => {
    wire.once('data', (data) => done(data.toString().split('\r\n', 1)[0] ?? ''));
    wire.once('close', () => done(''));
  }).finally(() => wire.destroy()) as Promise<string>;
}
const request = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, ...lines, '', ''].join('\r\n');
const WEBSOCKET = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** A frame of text, "40": what Socket.IO wants to hear first. */
const JOINS = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]);

/** A socket of somebody that says what it has to; what it hears is read. @throws Error with the first line, where it is refused */
async function joined({ headers }: Person, address?: string) {
  const path = `${SOCKET_PATH}?EIO=4&transport=websocket`;
  const wire = dial(request(path, `Authorization: ${headers.authorization}`, ...WEBSOCKET), address);
  let heard = '';
  wire.on('data', (data) => {
    heard += data.toString('latin1');
  });
  await new Promise((done) => wire.once('data', done).once('close', done));
  const answer = heard.split('\r\n', 1)[0] ?? '';
  if (!answer.includes('101')) throw new Error(answer);
  wire.write(JOINS);
  return { wire, heard: () => heard };
}

describe('a socket', () => {
  it('is for who has a session, and for a browser from our own pages alone', async () => {
    const fan = await harness.factory.fan();
    expect(await status({})).toBe(403);
    expect(await status({ origin: OURS })).toBe(401);
    expect(await status({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
    expect(await status({ ...cookie(fan), origin: 'https://elsewhere.test' })).toBe(403);
    expect(await status({ ...cookie(fan), origin: 'null' })).toBe(403);
    expect(await status(cookie(fan))).toBe(403);
    expect(await status({ ...cookie(fan), origin: OURS })).toBe(101);
    expect(await status(fan.headers)).toBe(101);
    const admin = await harness.factory.admin();
    await harness.deps.db
      .updateTable('users')
      .set({ two_factor_at: null })
      .where('id', '=', admin.id)
      .execute();
    harness.deps.sessions.forget(admin.id);
    expect(await status(admin.headers)).toBe(403);
  });

  it('is begun where sockets are, and any other request is answered whatever it offers to become', async () => {
    const { token } = await harness.factory.fan();
    const bearer = `Authorization: Bearer ${token}`;
    expect(await say(request('/healthz', ...WEBSOCKET))).toBe('HTTP/1.1 200 OK');
    expect(await say(request('/healthz', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'))).toMatch(
      /200/,
    );
    expect(await say(request(SOCKET_PATH, bearer))).toMatch(/404/);
    const query = '?EIO=4&transport=websocket';
    expect(await say(request(`${SOCKET_PATH}${query}`, bearer, ...WEBSOCKET))).toMatch(/101/);
    expect(await say(request(`${SOCKET_PATH}${query}&sid=abc`, bearer, ...WEBSOCKET))).toMatch(/404/);
    expect(await say(request(`${SOCKET_PATH}?EIO=4&transport=polling`, bearer, ...WEBSOCKET))).toMatch(/400/);
    expect(await say(request(`${SOCKET_PATH}?EIO=3&transport=websocket`, bearer, ...WEBSOCKET))).toMatch(
      /^$|400|101/,
    );
    await expect.poll(() => openNow()).toBe(0);
  });

  it('is one of a person’s few, however many are asked for at once, and its place is free once it is gone', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const answers = await Promise.all(Array.from({ length: 300 }, () => status(fan.headers)));
    expect(answers.filter((answer) => answer === 101)).toHaveLength(SOCKETS.perPerson);
    expect(answers.filter((answer) => answer === 429)).toHaveLength(300 - SOCKETS.perPerson);
    expect(await status(other.headers)).toBe(101);
    closeBells();
    await expect.poll(() => openNow()).toBe(0);
    expect(await status(fan.headers)).toBe(101);
  });

  it('of somebody honest rings while a crowd of one address opens what it may and more, and keeps silent', async () => {
    const [honest, hostile] = [await harness.factory.fan(), await harness.factory.fan()];
    const bell = await ring(url, honest);
    const path = `${SOCKET_PATH}?EIO=4&transport=websocket`;
    const begun = (...lines: string[]) => request(path, ...lines, ...WEBSOCKET);
    const crowd = Array.from({ length: 600 }, (_, nth) =>
      dial(begun(...(nth % 2 ? [`Authorization: ${hostile.headers.authorization}`] : []))).resume(),
    );
    for (let turn = 1; turn <= 10; turn += 1) {
      await tell(honest.id);
      await expect.poll(() => bell.rings.at(-1)).toBe(turn);
      expect(await openNow()).toBeLessThanOrEqual(1 + SOCKETS.perPerson);
    }
    await expect
      .poll(() => crowd.filter(({ destroyed }) => !destroyed).length)
      .toBeLessThanOrEqual(SOCKETS.perPerson);
    expect(bell.connected).toBe(true);
    for (const wire of crowd) wire.destroy();
    closeBells();
    await expect.poll(() => openNow()).toBe(0);
  });

  it('of another address is had, and rings, while one address has all that it may', async () => {
    const each = SOCKETS.perPerson;
    const people = Array.from({ length: SOCKETS.perAddress / each }, () => harness.factory.fan());
    const crowd = await Promise.all(people);
    const [late, honest] = [await harness.factory.fan(), await harness.factory.fan()];
    const wires: Socket[] = [];
    for (let turn = 0; turn < each; turn += 1)
      wires.push(...(await Promise.all(crowd.map((person) => joined(person)))).map(({ wire }) => wire));
    expect(await openNow()).toBe(SOCKETS.perAddress);
    await expect(joined(late)).rejects.toThrow('429');
    const bell = await joined(honest, '127.0.0.2');
    for (let turn = 1; turn <= 3; turn += 1) {
      await tell(honest.id);
      await expect.poll(() => bell.heard()).toContain(`42["ring",${turn}]`);
      await expect(joined(late)).rejects.toThrow('429');
    }
    wires.pop()?.destroy();
    await expect.poll(() => openNow()).toBe(SOCKETS.perAddress);
    wires.push((await joined(late)).wire, bell.wire);
    for (const wire of wires) wire.destroy();
    await expect.poll(() => openNow()).toBe(0);
  });

  it('that says more than anybody has to say is cut, whatever it says', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const left = await ring(url, other);
    const large = await ring(url, fan);
    large.emit('typing', 'x'.repeat(1_000_000));
    await large.ended;
    const many = await ring(url, fan);
    for (let turn = 0; turn < 500; turn += 1) many.emit('typing', harness.deps.ids.next());
    await many.ended;
    expect(await cuts('flood')).toBeGreaterThan(0);
    const odd = await ring(url, fan);
    for (const what of [null, {}, [], 7, '../x', { length: 1e9 }]) odd.emit('typing', what as string);
    odd.emit('nothing' as 'typing', 'x');
    // Whoever is heard after this was heard with all of that before.
    const made = await harness.factory.creator();
    await tell(fan.id, made.id);
    await expect.poll(() => odd.rings).toEqual([1]);
    expect([odd.connected, left.connected]).toEqual([true, true]);
  });

  it('that says nothing, or does not read what it is told, is cut', async () => {
    const fan = await harness.factory.fan();
    const silentBefore = await cuts('silent');
    const bytes = request(
      `${SOCKET_PATH}?EIO=4&transport=websocket`,
      `Authorization: ${fan.headers.authorization}`,
      ...WEBSOCKET,
    );
    const silent = dial(bytes).resume();
    const wire = dial(bytes);
    await new Promise((done) => wire.once('readable', done));
    // From here on nothing is read.
    wire.write(JOINS);
    // Rings have room between them, and writing is told as it comes; as long as a notification can be.
    const typing = `${fan.id}:${'x'.repeat(7900)}`;
    for (let turn = 0; turn < 3000 && (await cuts('slow')) === 0; turn += 1)
      await sql`select pg_notify('typing_told', ${typing})`.execute(harness.deps.db);
    expect(await cuts('slow')).toBe(1);
    wire.destroy();
    await new Promise((done) => silent.once('close', done));
    await expect.poll(async () => [await cuts('silent'), await openNow()]).toEqual([silentBefore + 1, 0]);
  });
});
