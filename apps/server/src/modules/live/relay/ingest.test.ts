import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeStream, makeStream } from '../../../providers/live/live-parts.fixture.ts';
import type { LookAtFilm } from '../../../providers/live/take-part.ts';
import { codeOf, type Relay, startRelay } from './relay.fixture.ts';

/** What hosts send, honest and not. The look of the confined program is set by each test. */
let relay: Relay;
let made: MadeStream;
let look: Awaited<ReturnType<LookAtFilm>> | Promise<'film'> = 'film';
/** Whether whoever sent it waits, of each that was looked at. */
const awaited: boolean[] = [];
let count = 0;
beforeAll(async () => {
  relay = await startRelay({
    look: async (_film, { isAwaited }) => {
      awaited.push(isAwaited);
      return look;
    },
  });
  made = await makeStream({ seconds: 15 });
});
afterAll(() => relay.stop());

/** A stream of its own. */
function begin(generation = 1, name: 'host' | 'other-host' = 'host') {
  count += 1;
  const stream = `01890000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  return { stream, send: relay.host(generation, name, stream) };
}
const part = (n: number) => made.parts[n - 1] ?? Buffer.alloc(0);
const nextOf = (answer: Response) => answer.headers.get('x-likha-next');

describe('the order', () => {
  it('is kept: what is sent again is answered again, what comes too soon or is another is refused', async () => {
    const { send } = begin();
    const early = await send(1, part(1));
    expect([await codeOf(early), nextOf(early)]).toEqual(['live_out_of_order', '0']);
    for (const n of [0, 1, 2]) expect((await send(n, n ? part(n) : made.init)).status).toBe(200);
    const skipped = await send(4, part(4));
    expect([skipped.status, await codeOf(skipped), nextOf(skipped)]).toEqual([409, 'live_out_of_order', '3']);
    for (const [n, bytes] of [made.init, part(1), part(2)].entries())
      expect(await (await send(n, bytes)).json()).toMatchObject({ next: 3 });
    for (const n of [0, 1, 2]) expect((await send(n, n ? part(5) : part(1))).status).toBe(409);
    expect(await (await send(3, part(3))).json()).toEqual({ next: 4, viewers: 0 });
  });

  it('is one for many at once: each part is taken once, and none of them twice', async () => {
    const { stream, send } = begin();
    await send(0, made.init);
    for (let n = 1; n <= 4; n += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(n, part(n))));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    }
    expect((await relay.engine.state(stream))?.durationMs).toBe(2000);
  });

  it('of a newer connection ends that of the older', async () => {
    const { stream, send } = begin(1);
    await send(0, made.init);
    await send(1, part(1));
    const newer = relay.host(2, 'host', stream);
    const ahead = await newer(7, part(7));
    expect([await codeOf(ahead), nextOf(ahead)]).toEqual(['live_out_of_order', '0']);
    expect((await newer(0, made.init)).status).toBe(200);
    expect(await codeOf(await send(2, part(2)))).toBe('live_superseded');
    expect((await newer(1, part(1))).status).toBe(200);
  });

  it('of time is forwards: a part from before is refused, one after a hole is taken', async () => {
    const { send } = begin();
    await send(0, made.init);
    await send(1, part(4));
    const back = await send(2, part(1));
    expect([back.status, await codeOf(back)]).toEqual([422, 'file_rejected']);
    expect((await send(2, part(20))).status).toBe(200);
  });
});

describe('who sends', () => {
  it('has the session that began, the token of this stream and connection, and the right', async () => {
    const { stream, send } = begin();
    const token = async (of: string, generation: number, sessionId: string) => {
      const ingest = await relay.engine.open(of, { generation, sessionId, hostId: 'x' });
      return { 'x-likha-ingest': ingest.token };
    };
    expect((await send(0, made.init, { authorization: '' })).status).toBe(401);
    for (const wrong of [
      { 'x-likha-ingest': '' },
      await token(stream, 2, 'session-of-host'),
      await token(begin().stream, 1, 'session-of-host'),
      await token(stream, 1, 'session-of-other-host'),
    ])
      expect(await codeOf(await send(0, made.init, wrong))).toBe('address_invalid');
    for (const [right, code] of [
      ['unknown', 'live_not_found'],
      ['ended', 'live_ended'],
      ['superseded', 'live_superseded'],
    ] as const) {
      relay.rights.ingest = right;
      expect(await codeOf(await send(0, made.init))).toBe(code);
    }
    relay.rights.ingest = 'yes';
    expect((await send(0, made.init)).status).toBe(200);
    relay.rights.ingest = 'ended';
    await relay.engine.expel(stream, 'all');
    expect(await codeOf(await send(1, part(1)))).toBe('live_ended');
    relay.rights.ingest = 'yes';
  });

  it('is looked at before a body is read, and by an address that is one', async () => {
    const { send } = begin();
    for (const name of ['x', '-1', '1.5', '0x1', '99999999999'])
      expect((await send(name, made.init)).status).toBe(404);
    const huge = Buffer.alloc(4_000_001);
    expect(await codeOf(await send(0, huge, { 'x-likha-ingest': 'x' }))).toBe('address_invalid');
    expect(await codeOf(await send(0, huge))).toBe('payload_too_large');
    expect(await codeOf(await send(0, made.init, { 'content-type': 'application/json' }))).toBe(
      'unsupported_media_type',
    );
  });
});

describe('what is sent', () => {
  it('too fast waits', async () => {
    // Its clock stands still: ten seconds ahead are ten seconds however long they take to send here.
    const still = await startRelay({ now: () => 0 });
    const send = still.host();
    await send(0, made.init);
    for (let n = 1; n <= 20; n += 1) expect((await send(n, part(n))).status).toBe(200);
    const ahead = await send(21, part(21));
    const said = [await codeOf(ahead), ahead.headers.get('retry-after'), nextOf(ahead)];
    await still.stop();
    expect(said).toEqual(['rate_limited', '1', '21']);
  });

  it('beyond the bit rate is refused', async () => {
    const heavy = begin();
    const large = await makeStream({ seconds: 8, bitsPerSecond: 9_000_000 });
    await heavy.send(0, large.init);
    const answers: number[] = [];
    for (const [at, bytes] of large.parts.slice(0, 7).entries())
      answers.push((await heavy.send(at + 1, bytes)).status);
    expect(answers).toContain(200);
    expect(answers.at(-1)).toBe(422);
  });

  it('and is no part is refused with words; after five in a row nobody listens any more', async () => {
    const { stream, send } = begin();
    const ended: string[] = [];
    const off = relay.engine.on('ended', (said) => ended.push(`${said.streamId} ${said.why}`));
    await send(0, made.init);
    await send(1, part(1));
    for (let turn = 0; turn < 5; turn += 1) {
      expect(ended).toEqual([]);
      const refused = await send(2, Buffer.concat([part(2), Buffer.from('more')]));
      expect(await refused.json()).toMatchObject({
        code: 'file_rejected',
        detail: 'This part is not built as a live part is.',
      });
    }
    expect(ended).toEqual([`${stream} invalid`]);
    off();
  });

  it('first is seen by nobody before the confined program has looked at it', async () => {
    const { stream, send } = begin();
    const watch = await relay.viewer('fan', { stream });
    await send(0, made.init);
    for (const [says, code] of [
      ['none', 'file_rejected'],
      ['unknown', 'service_unavailable'],
    ] as const) {
      look = says;
      expect(await codeOf(await send(1, part(1)))).toBe(code);
      expect(await codeOf(await watch())).toBe('live_not_found');
    }
    look = 'film';
    expect((await send(1, part(1))).status).toBe(200);
    expect((await watch()).status).toBe(200);
  });

  it('first is taken once it was looked at, however often who sent it hung up and sent it again, and few of it are kept', async () => {
    const { send } = begin();
    await send(0, made.init);
    const looked = Promise.withResolvers<'film'>();
    look = looked.promise;
    awaited.length = 0;
    const answers: (string | undefined)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const gone = new AbortController();
      const sent = send(1, part(1), {}, gone.signal).then(codeOf, () => 'hung up');
      answers.push(await Promise.race([sent, pause(300, undefined)]));
      gone.abort();
      await sent;
    }
    expect(answers).toEqual([undefined, undefined, 'rate_limited', 'rate_limited']);
    look = 'film';
    looked.resolve('film');
    await expect.poll(async () => (await send(1, part(1))).status).toBe(200);
    expect(await (await send(2, part(2))).json()).toMatchObject({ next: 3 });
    expect(awaited).toEqual([true]);
  });
});

it('of a picture of another size after a new connection players are told by a new init segment', async () => {
  const { stream, send } = begin();
  await send(0, made.init);
  for (const n of [1, 2, 3, 4, 5]) await send(n, part(n));
  const turned = await makeStream({ seconds: 2, width: 1280, height: 720 });
  const again = relay.host(2, 'host', stream);
  for (const [n, bytes] of [turned.init, ...turned.parts].entries())
    expect((await again(n, bytes)).status).toBe(200);
  const text = await (await (await relay.viewer('fan', { stream }))()).text();
  expect(text.match(/EXT-X-MAP:URI="i1\./g)).toHaveLength(1);
  expect(text.match(/EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="i2\./g)).toHaveLength(1);
  expect(text.match(/#EXTINF/g)).toHaveLength(3);
});
