import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { type MadeStream, makeStream } from '../../../providers/live/live-parts.fixture.ts';
import { listenOn } from '../../sockets/sockets.fixture.ts';
import { PEOPLE } from '../live.fixture.ts';
import { makeReplay } from '../replay/make-replay.ts';
import { measureRecording } from '../replay/measure-recording.ts';
import { codeOf } from './relay.fixture.ts';

/** The whole server with its own engine: rights, sessions, the confined look at the first part. Nothing is fake but the pictures. */
const harness = useHarness();
let url: string;
let made: MadeStream;
beforeAll(async () => {
  url = await listenOn(harness.app);
  made = await makeStream({ seconds: 8 });
});

const call = async (method: string, path: string, person: Person | null, body?: object) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { ...person?.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

async function begin(host: Person, terms: object = {}) {
  const form = {
    title: 'Live mula Baguio',
    people: PEOPLE,
    consents: true,
    audience: 'everyone',
    is_nsfw: false,
    ...terms,
  };
  const { id } = (await (await call('POST', '/live', host, form)).json()) as { id: string };
  const started = await call('POST', `/live/${id}/start`, host, {
    width: 720,
    height: 1280,
    has_audio: true,
  });
  const { ingest } = (await started.json()) as { ingest: { url: string; token: string } };
  const put = (n: number, person: Person = host) =>
    fetch(`${url}${ingest.url}/${n}.mp4`, {
      method: 'PUT',
      headers: { ...person.headers, 'content-type': 'video/mp4', 'x-likha-ingest': ingest.token },
      body: new Uint8Array(n === 0 ? made.init : (made.parts[n - 1] ?? made.init)),
    });
  return { id, put };
}

/** Watches as soon as it is known that the pictures have come. */
async function watch(id: string, person: Person | null) {
  let playlist = '';
  await expect
    .poll(async () => {
      const answer = await call('POST', `/live/${id}/watch`, person);
      if (answer.status === 200) playlist = ((await answer.json()) as { playlist_url: string }).playlist_url;
      return answer.status;
    })
    .toBe(200);
  return (path = '') => fetch(new URL(path, `${url}${playlist}`), { headers: person?.headers ?? {} });
}

it('a host sends, viewers watch, who is blocked is cut and others are not, and all of it ends with the stream', async () => {
  const host = await harness.factory.creator();
  const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
  const { id, put } = await begin(host);
  expect((await put(0)).status).toBe(200);
  expect(await codeOf(await put(1, fan))).toBe('address_invalid');
  for (let n = 1; n <= 6; n += 1) expect((await put(n)).status).toBe(200);
  const [one, second, guest] = [await watch(id, fan), await watch(id, other), await watch(id, null)];
  for (const each of [one, second, guest]) {
    const text = await (await each()).text();
    const [part = ''] = /p1\.1\.[^"]+/.exec(text) ?? [];
    expect(Buffer.from(await (await each(part)).arrayBuffer())).toEqual(made.parts[5]);
  }
  const shown = async () =>
    (await (await call('GET', `/live/${id}`, other)).json()) as { viewers_count: number };
  await expect.poll(async () => (await shown()).viewers_count).toBe(3);

  expect((await call('POST', `/users/${fan.id}/block`, host)).status).toBeLessThan(300);
  await expect.poll(async () => (await one()).status).toBe(403);
  expect((await second()).status).toBe(200);

  await call('POST', '/auth/logout', other);
  expect((await second()).status).toBe(401);

  expect((await guest()).status).toBe(200);
  const waiting = guest('?_HLS_msn=1&_HLS_part=2');
  // Time to begin to wait; who comes later is refused.
  await pause(200);
  expect((await call('POST', `/live/${id}/end`, host)).status).toBe(200);
  expect(await (await waiting).text()).toContain('#EXT-X-ENDLIST');
  expect(await codeOf(await put(7))).toBe('live_ended');
  expect(await codeOf(await call('POST', `/live/${id}/watch`, null))).toBe('live_ended');
  expect(await harness.deps.live.recordings.runs(id)).toMatchObject([{ durationMs: 3000, width: 720 }]);
});

it('what a host sends ends with their session, and the first part is looked at by the confined program', async () => {
  const host = await harness.factory.creator();
  const { id, put } = await begin(host);
  expect((await put(0)).status).toBe(200);
  // Sound that its boxes call AAC, and that its description calls MP3.
  const { init } = made;
  const wrong = Buffer.from(init);
  wrong[wrong.indexOf(Buffer.from([0x40, 0x15]), wrong.indexOf('esds'))] = 0x6b;
  made = { ...made, init: wrong };
  const second = await begin(await harness.factory.creator());
  expect((await second.put(0)).status).toBe(200);
  expect(await codeOf(await second.put(1))).toBe('file_rejected');
  made = { ...made, init };
  expect((await put(1)).status).toBe(200);
  await call('POST', '/auth/logout', host);
  expect((await put(2)).status).toBe(401);
  expect((await harness.deps.live.state(id))?.durationMs).toBe(500);
});

it('what was really sent becomes one post, of a stretch that is no longer than it', async () => {
  const host = await harness.factory.creator();
  const { id, put } = await begin(host, { replay: 'free' });
  for (let n = 0; n <= 16; n += 1) expect((await put(n)).status).toBe(200);
  expect((await call('POST', `/live/${id}/end`, host)).status).toBe(200);
  await measureRecording(harness.deps, id);
  const publish = (body: object) => call('POST', `/live/${id}/replay`, host, body);
  expect(await codeOf(await publish({ from_ms: 0, to_ms: 8500 }))).toBe('validation_failed');
  expect((await publish({ from_ms: 1000, to_ms: 7000 })).status).toBe(200);
  await Promise.all([makeReplay(harness.deps, id), makeReplay(harness.deps, id)]);
  const { db } = harness.deps;
  const posts = await db.selectFrom('posts').selectAll().where('creator_id', '=', host.id).execute();
  expect(posts).toHaveLength(1);
  const files = await db.selectFrom('media_items').selectAll().where('owner_id', '=', host.id).execute();
  expect(files).toHaveLength(1);
});
