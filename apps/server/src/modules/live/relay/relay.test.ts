import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeStream, makeStream } from '../../../providers/live/live-parts.fixture.ts';
import { codeOf, idOf, type Relay, STREAM, startRelay } from './relay.fixture.ts';

let relay: Relay;
let made: MadeStream;
beforeAll(async () => {
  relay = await startRelay();
  made = await makeStream({ seconds: 6 });
});
afterAll(() => relay.stop());

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('what a host sends is what a viewer gets, part by part and as segments', async () => {
  await relay.sendAll(made);
  const watch = await relay.viewer('fan');
  const list = await watch();
  expect(list.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(list.headers.get('cache-control')).toBe('no-store');
  const text = await list.text();
  const [map = ''] = names(text, /EXT-X-MAP:URI="([^"]+)"/g);
  const parts = names(text, /EXT-X-PART:DURATION=0.50000,URI="([^"]+)",INDEPENDENT=YES/g);
  const segments = names(text, /^(s\d+\S+)$/gm);
  expect([parts.length, segments.length]).toEqual([12, 3]);
  expect(text).toContain('CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.65');
  const bytes = async (name: string) => Buffer.from(await (await watch(name)).arrayBuffer());
  expect(await Promise.all(parts.map(bytes))).toEqual(made.parts);
  expect(Buffer.concat(await Promise.all(segments.map(bytes)))).toEqual(Buffer.concat(made.parts));
  expect((await bytes(map)).length).toBe(made.init.length);
  expect((await watch(parts[0])).headers.get('cache-control')).toBe('public, max-age=60, immutable');
});

it('a viewer who waits is answered when the part is there, by the list and by the name that was hinted at', async () => {
  const send = relay.host(2);
  await send(0, made.init);
  await send(1, made.parts[0] ?? made.init);
  const watch = await relay.viewer('fan');
  const text = await (await watch()).text();
  expect(text).toContain('#EXT-X-DISCONTINUITY\n');
  const [hint = ''] = names(text, /PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/g);
  const coming = Promise.all([watch('?_HLS_msn=3&_HLS_part=1'), watch(hint)]);
  await send(2, made.parts[1] ?? made.init);
  const [list, part] = await coming;
  expect(await list.text()).toContain(hint);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(made.parts[1]);
});

describe('an address', () => {
  it('works with the session that asked for it alone, and ends with it and with the right', async () => {
    const watch = await relay.viewer('fan');
    expect((await watch('')).status).toBe(200);
    expect(await codeOf(await watch('', null))).toBe('address_invalid');
    expect(await codeOf(await watch('', 'second-fan'))).toBe('address_invalid');
    const [part = ''] = names(await (await watch()).text(), /EXT-X-PART:\S+?URI="([^"]+)"/g);
    expect((await watch(part)).status).toBe(200);
    expect(await codeOf(await watch(part, 'second-fan'))).toBe('address_invalid');
    relay.sessions.delete('fan');
    expect(await codeOf(await watch(''))).toBe('unauthenticated');
    expect(await codeOf(await watch('', null))).toBe('address_invalid');
    relay.sessions.add('fan');
    relay.rights.watching.clear();
    await relay.engine.expel(STREAM, 'all');
    for (const path of ['', part]) expect(await codeOf(await watch(path))).toBe('live_closed');
  });

  it('of a guest works for whoever has it, until its moment', async () => {
    const watch = await relay.viewer(null, { minutes: 1 });
    expect((await watch()).status).toBe(200);
    relay.clock.ms += 61_000;
    expect(await codeOf(await watch())).toBe('address_expired');
    relay.clock.ms -= 61_000;
    expect((await watch()).status).toBe(200);
  });

  it('that was changed, or of a file that nobody was told of, is none', async () => {
    const watch = await relay.viewer('fan');
    for (const path of ['p3.1.AAAAAAAAAAAAAAAA.m4s', 's0.m4s', 'i1.mp4', 'p999999999.0.x.m4s', 'x'])
      expect((await watch(path)).status).toBe(404);
    for (const query of [
      '?_HLS_msn=x',
      '?_HLS_msn=-1',
      '?_HLS_msn=99',
      '?_HLS_msn=1&_HLS_msn=2',
      '?_HLS_part=1',
    ])
      expect((await watch(query)).status).toBe(400);
    const { url } = await watch();
    for (const changed of [
      url.replace('.s.', '.o.'),
      url.replace('.s.', '.u.'),
      url.replace(/\.\d{10}\./, '.9999999999.'),
    ])
      expect((await fetch(changed)).status).toBe(403);
  });
});

it('a right is asked for once in two seconds, however often its viewer asks', async () => {
  const watch = await relay.viewer('second-fan');
  const before = relay.rights.asked;
  for (let turn = 0; turn < 20; turn += 1) await watch();
  expect(relay.rights.asked).toBe(before + 1);
});

it('who is expelled is cut while waiting, others are not; what is over says so to all who wait', async () => {
  const [one, other] = [await relay.viewer('fan'), await relay.viewer('second-fan')];
  const next = '?_HLS_msn=3&_HLS_part=2';
  const [cut, left] = [one(next), other(next)];
  await expect.poll(async () => (await relay.engine.state(STREAM))?.viewers).toBe(3);
  // Time to begin to wait; who came later would be refused the same.
  await pause(100);
  relay.rights.watching.delete(idOf('fan'));
  await relay.engine.expel(STREAM, idOf('fan'));
  expect(await codeOf(await cut)).toBe('live_closed');
  await relay.engine.close(STREAM);
  expect(await (await left).text()).toContain('#EXT-X-ENDLIST');
  expect(await relay.engine.state(STREAM)).toBeNull();
  expect(await codeOf(await relay.host(2)(3, made.parts[2] ?? made.init))).toBe('live_ended');
});
