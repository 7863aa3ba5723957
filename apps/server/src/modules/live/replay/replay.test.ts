import { readFile } from 'node:fs/promises';
import { UPLOAD } from '@likha/contract/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { workedOff } from '../../clawbacks/clawbacks.fixture.ts';
import { useLive } from '../live.fixture.ts';
import { makeReplay } from './make-replay.ts';
import { measureRecording } from './measure-recording.ts';
import { purgeStreams } from './purge-streams.ts';
import { replayKey } from './replay-key.ts';

/** Fake: who carries streams, and gives a video of a few seconds as what was sent. Real: all that becomes of it, without encoding. */
const { harness, engine, call, running, show } = useLive();

let video: Buffer;
beforeAll(async () => {
  video = await readFile(new URL('../../media/video/fixtures/located.mp4', import.meta.url));
});

async function ended(form: object) {
  const creator = await harness.factory.creator();
  const id = await running(creator, form);
  const run = { index: 0, durationMs: 60_000, tens: [9, 9, 9, 9, 9, 9], width: 640, height: 360 };
  engine.runs.set(id, { run, bytes: video });
  harness.clock.advance(10 * MINUTE_MS);
  await call('POST', `/live/${id}/chat`, creator, { client_id: harness.deps.ids.next(), text: 'Salamat' });
  await call('POST', `/live/${id}/end`, creator);
  await measureRecording(harness.deps, id);
  return { creator, id };
}
const own = async (creator: Person, id: string) => {
  const { lives } = (await call('GET', '/live/own', creator)).json() as {
    lives: { id: string; replay_step: string; recording: object | null }[];
  };
  return lives.find((live) => live.id === id);
};
const postsOf = ({ id }: Person) =>
  harness.deps.db.selectFrom('posts').select('id').where('creator_id', '=', id).execute();
const publish = (creator: Person, id: string, from_ms: number, to_ms: number) =>
  call('POST', `/live/${id}/replay`, creator, { from_ms, to_ms });
const purged = async (id: string) => {
  await purgeStreams(harness.deps);
  return engine.removed.includes(id);
};

describe('a replay', () => {
  it('is a post of what was sent, once, with the price that was said, and leads from the stream', async () => {
    const { creator, id } = await ended({ replay: 'paid', replay_price: 25 });
    await Promise.all([makeReplay(harness.deps, id), makeReplay(harness.deps, id)]);
    await workedOff(harness, ['live.make-replay']);
    const { replay } = await show(creator, id);
    expect(replay).toMatchObject({ audience: 'paid', price: 25, post_id: expect.any(String) });
    const post = (await call('GET', `/content/${replay.post_id}`, creator)).json();
    expect(post).toMatchObject({ type: 'video', title: 'Live mula Baguio', is_ppv: true, credit_price: 25 });
    expect(await postsOf(creator)).toHaveLength(1);
    const of = (await call('GET', `/live/of/${creator.username}`, null)).json();
    expect(of.live).toMatchObject({ id, state: 'ended' });
    harness.clock.advance(HOUR_MS);
    expect(await purged(id)).toBe(true);
  });

  it('leads nobody but its creator to a post that is looked at first', async () => {
    const { creator, id } = await ended({ replay: 'free' });
    await makeReplay(harness.deps, id);
    const { post_id } = (await show(creator, id)).replay;
    const { db } = harness.deps;
    const seen = async () => {
      const { live } = (await call('GET', `/live/of/${creator.username}`, null)).json();
      return [live?.replay.post_id ?? null, (await show(creator, id)).replay.post_id];
    };
    expect(await seen()).toEqual([post_id, post_id]);
    const become = (status: 'in_review' | 'published') =>
      db.updateTable('posts').set({ status }).where('id', '=', post_id).execute();
    await become('in_review');
    expect(await seen()).toEqual([null, post_id]);
    expect((await call('GET', `/content/${post_id}`, creator)).statusCode).toBe(200);
    await become('published');
  });

  it('is the stretch that its creator chose, once, however often it is pressed', async () => {
    const { creator, id } = await ended({ replay: 'free' });
    const recording = { duration_ms: 60_000, ten_seconds: [9, 9, 9, 9, 9, 9] };
    expect(await own(creator, id)).toMatchObject({ replay_step: 'choose', recording });
    for (const [from, to] of [
      [0, 60_001],
      [-1, 9000],
      [9000, 4000],
      [0, 4999],
    ] as const)
      expect((await publish(creator, id, from, to)).statusCode).toBe(422);
    const stranger = await harness.factory.creator();
    expect((await publish(stranger, id, 0, 60_000)).json().code).toBe('live_not_found');
    const pressed = await Promise.all([1, 2, 3].map(() => publish(creator, id, 10_000, 40_000)));
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await publish(creator, id, 0, 60_000)).json().code).toBe('live_fixed');
    expect(await own(creator, id)).toMatchObject({ replay_step: 'making', recording: null });
    await workedOff(harness, ['live.make-replay']);
    expect(engine.cuts.at(-1)).toEqual({ fromMs: 10_000, toMs: 40_000 });
    expect((await publish(creator, id, 10_000, 40_000)).statusCode).toBe(200);
    await workedOff(harness, ['live.make-replay']);
    expect(await own(creator, id)).toMatchObject({ replay_step: 'made' });
    expect(await postsOf(creator)).toHaveLength(1);
  });

  it('is none where its creator wants none after all, also while it is made, and none is discarded that is one', async () => {
    const { creator, id } = await ended({ replay: 'paid', replay_price: 20 });
    const discard = () => call('DELETE', `/live/${id}/replay`, creator);
    const read = engine.recordings.read;
    const making = vi.spyOn(engine.recordings, 'read').mockImplementation((...asked) => {
      making.mockRestore();
      return (async function* () {
        expect((await discard()).statusCode).toBe(200);
        yield* read(...asked);
      })();
    });
    await makeReplay(harness.deps, id);
    expect((await discard()).statusCode).toBe(200);
    await makeReplay(harness.deps, id);
    expect([await postsOf(creator), (await own(creator, id))?.replay_step]).toEqual([[], 'none']);
    harness.clock.advance(HOUR_MS);
    expect(await purged(id)).toBe(true);

    const other = await ended({ replay: 'free' });
    await publish(other.creator, other.id, 0, 20_000);
    const late = await call('DELETE', `/live/${other.id}/replay`, other.creator);
    expect(late.json()).toMatchObject({ code: 'live_fixed' });
    expect((await call('DELETE', `/live/${id}/replay`, other.creator)).statusCode).toBe(404);
  });

  it('is not said to be made where another tab has discarded it', async () => {
    const { creator, id } = await ended({ replay: 'free' });
    const gone = async () => (await publish(creator, id, 0, 40_000)).json().code;
    await call('DELETE', `/live/${id}/replay`, creator);
    expect(await gone()).toBe('live_fixed');
    expect(await own(creator, id)).toMatchObject({ replay_step: 'none', recording: null });
    expect((await call('DELETE', `/live/${id}/replay`, creator)).statusCode).toBe(200);
    const other = await ended({ replay: 'free' });
    const both = await Promise.all([
      call('DELETE', `/live/${other.id}/replay`, other.creator),
      publish(other.creator, other.id, 0, 40_000),
    ]);
    // One of the two, and never both.
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['hudyat', 4],
    ['bulong', 5],
  ])(
    'waits for a look where its title has "%s", which is a keyword of severity %i since',
    async (keyword, severity) => {
      const { creator, id } = await ended({ replay: 'free', title: `May ${keyword} mamaya` });
      const admin = await harness.factory.admin();
      const added = await call('POST', '/moderation/spam-keywords', admin, { keyword, severity });
      expect(added.statusCode, added.body).toBe(201);
      await makeReplay(harness.deps, id);
      const { post_id } = (await show(creator, id)).replay;
      const review = harness.deps.db.selectFrom('content_reviews').select('flagged_keywords');
      expect(await review.where('content_id', '=', post_id).execute()).toEqual([
        { flagged_keywords: [keyword] },
      ]);
      await workedOff(harness, ['reviews.suspend-writer']);
      expect((await call('GET', '/auth/me', creator)).statusCode).toBe(200);
    },
  );

  it('comes once its creator is back, where they were suspended when it was to be made', async () => {
    const { creator, id } = await ended({ replay: 'free' });
    const become = (status: 'suspended' | 'active') =>
      harness.deps.db.updateTable('users').set({ status }).where('id', '=', creator.id).execute();
    await become('suspended');
    // By itself, as nobody chose within the day.
    harness.clock.advance(DAY_MS);
    await sql`select graphile_worker.remove_job(${replayKey(id)})`.execute(harness.deps.db);
    await makeReplay(harness.deps, id);
    expect(await postsOf(creator)).toHaveLength(0);
    await become('active');
    await workedOff(harness, ['live.make-replay']);
    expect(await postsOf(creator)).toHaveLength(1);
  });

  it('may not be chosen where nothing was to be kept, or nothing is left', async () => {
    const { creator, id } = await ended({});
    expect(await own(creator, id)).toMatchObject({ replay_step: 'none', recording: null });
    expect((await publish(creator, id, 0, 60_000)).json().code).toBe('live_fixed');
    const late = await ended({ replay: 'free' });
    harness.clock.advance(4 * DAY_MS);
    await purged(late.id);
    expect(await own(late.creator, late.id)).toMatchObject({ replay_step: 'none', recording: null });
    expect((await publish(late.creator, late.id, 0, 60_000)).json().code).toBe('live_fixed');
  });

  it('of which nobody chose is all that fits', async () => {
    const { id } = await ended({ replay: 'free' });
    const heavy = Array.from({ length: 6 }, () => UPLOAD.videoBytes / 4);
    const of = harness.deps.db.updateTable('live_streams').where('id', '=', id);
    await of.set({ recording_tens: heavy }).execute();
    await makeReplay(harness.deps, id);
    expect(engine.cuts.at(-1)).toEqual({ fromMs: 0, toMs: 40_000 });
  });

  it('is made of nothing that was cut by staff, or that nobody asked to keep; and what was sent goes', async () => {
    const { creator, id } = await ended({});
    await makeReplay(harness.deps, id);
    expect((await show(creator, id)).replay.post_id).toBeNull();
    const admin = await harness.factory.admin();
    const kept = await running(creator, { replay: 'free' });
    await call('POST', `/admin/live/${kept}/cut`, admin, { reason: 'No' });
    await makeReplay(harness.deps, kept);
    expect((await show(creator, kept)).replay.post_id).toBeNull();
    harness.clock.advance(HOUR_MS);
    expect([await purged(id), await purged(kept)]).toEqual([true, true]);
  });

  it('waits for its post before what was sent goes, and not for ever', async () => {
    const { creator, id } = await ended({ replay: 'free' });
    const chat = async () => (await call('GET', `/live/${id}/chat`, creator)).json().lines;
    expect(await chat()).toHaveLength(1);
    harness.clock.advance(HOUR_MS);
    expect(await purged(id)).toBe(false);
    // What was said waits for nothing.
    expect(await chat()).toEqual([]);
    harness.clock.advance(3 * DAY_MS);
    expect(await purged(id)).toBe(true);
  });
});

it('a replay may be as long as a video may', async () => {
  const { MAX_SECONDS } = await import('../../media/video/child/probe-video.ts');
  expect(UPLOAD.videoSeconds).toBe(MAX_SECONDS);
});
