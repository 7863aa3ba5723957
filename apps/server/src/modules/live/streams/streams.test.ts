import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../platform/durations.ts';
import { banPerson, suspendPerson } from '../../enforcement/index.ts';
import { PEOPLE, useLive } from '../live.fixture.ts';
import { keepStreams } from '../watching/keep-streams.ts';
import { createLiveRights } from '../watching/live-rights.ts';
import { lookAfterStream } from './end-live.ts';
import { sweepStreams } from './sweep-streams.ts';

const { harness, engine, call, plan, start, running, show } = useLive();

const later = (ms: number) => new Date(harness.clock.now().getTime() + ms).toISOString();
const rights = () => createLiveRights(harness.deps);

describe('a stream', () => {
  it('is made by a title alone, begins once everybody on camera is named, and ends for good', async () => {
    const creator = await harness.factory.creator();
    const made = await call('POST', '/live', creator, { title: '  Live mula Baguio ' });
    expect(made.json()).toMatchObject({
      title: 'Live mula Baguio',
      state: 'scheduled',
      audience: 'everyone',
      access: 'open',
      is_own: true,
      ended_why: null,
    });
    const { id } = made.json();
    expect(expectRefusal(await start(creator, id)).errors).toHaveProperty('people');
    const begun = await start(creator, id, { people: PEOPLE, consents: true });
    expect(begun.json()).toMatchObject({
      ingest: { kind: 'parts', token: 'token', part_ms: 500, reconnect_seconds: 30 },
      live: { state: 'waiting' },
    });
    expect((await start(creator, id)).statusCode).toBe(200);
    const mine = engine.opened.filter(({ streamId }) => streamId === id);
    expect(mine.map(({ generation }) => generation)).toEqual([1, 2]);
    expect([await rights().mayIngest(id, 1), await rights().mayIngest(id, 2)]).toEqual(['superseded', 'yes']);

    const ended = await call('POST', `/live/${id}/end`, creator);
    expect(ended.json()).toMatchObject({ state: 'ended', ended_why: 'host' });
    expect((await call('POST', `/live/${id}/end`, creator)).json()).toMatchObject({ state: 'ended' });
    expect(engine.closed).toContain(id);
    expect(expectRefusal(await start(creator, id)).code).toBe('live_ended');
    expect(await rights().mayIngest(id, 2)).toBe('ended');
  });

  it('is not taken back by a tab that begins anew by itself, and is by a press there (P1059)', async () => {
    const creator = await harness.factory.creator();
    const { id } = await plan(creator);
    const beginning = async (form: object = {}) => (await start(creator, id, form)).json().ingest.generation;
    const [first, other] = [await beginning(), await beginning()];
    // Its encoder broke, or its line came back, before it heard that the stream goes on elsewhere.
    const byItself = await start(creator, id, { after: { generation: first, next: first + 500 } });
    expect(expectRefusal(byItself).code).toBe('live_superseded');
    expect(await rights().mayIngest(id, other)).toBe('yes');

    // The other one may, also where the answer is lost and it asks again: that is one beginning.
    const after = { generation: other, next: other + 500 };
    expect([await beginning({ after }), await beginning({ after })]).toEqual([other + 500, other + 500]);
    expect(await beginning()).toBe(other + 501);
    expect(expectRefusal(await start(creator, id, { after })).code).toBe('live_superseded');
    for (const next of [other, other + 1001])
      expect(expectRefusal(await start(creator, id, { after: { ...after, next } })).code).toBe(
        'validation_failed',
      );
  });

  it('is refused to who is not verified, to fans, and with words, people or prices that do not do', async () => {
    const [creator, fresh, fan] = [
      await harness.factory.creator(),
      await harness.factory.creator({ isVerified: false }),
      await harness.factory.fan(),
    ];
    const body = { title: 'Hi' };
    expect(expectRefusal(await call('POST', '/live', fresh, body)).code).toBe('creator_unverified');
    expect(expectRefusal(await call('POST', '/live', fan, body)).code).toBe('creators_only');
    expect((await call('POST', '/live', null, body)).statusCode).toBe(401);
    const child = [...PEOPLE, { legal_name: 'Ben', birth_date: '2015-01-01' }];
    const wrong = [
      [{}, 'title'],
      [{ title: 'x'.repeat(121) }, 'title'],
      [{ title: 'x', audience: 'ticket' }, 'ticket_price'],
      [{ title: 'x', audience: 'ticket', ticket_price: 10_001 }, 'ticket_price'],
      [{ title: 'x', goal_credits: 10 }, 'goal_text'],
      [{ title: 'x', replay: 'paid' }, 'replay_price'],
      [{ title: 'x', scheduled_at: later(MINUTE_MS) }, 'scheduled_at'],
      [{ title: 'x', scheduled_at: later(61 * DAY_MS) }, 'scheduled_at'],
      [{ title: 'x', people: child, consents: true }, 'people'],
      [{ title: 'x', people: [{ ...PEOPLE[0], is_host: false }], consents: true }, 'people'],
      [{ title: 'x', people: PEOPLE, consents: false }, 'consents'],
      [{ title: 'x', people: [{ legal_name: 'A', birth_date: 'soon' }] }, 'people'],
    ] as const;
    for (const [form, field] of wrong)
      expect(expectRefusal(await call('POST', '/live', creator, form)).errors, field).toHaveProperty([field]);
  });

  it('is one of a creator that runs, and of ten that have not begun', async () => {
    const creator = await harness.factory.creator();
    const ids = await Promise.all(Array.from({ length: 10 }, () => plan(creator)));
    expect(expectRefusal(await call('POST', '/live', creator, { title: 'x' })).code).toBe('live_full');
    const begun = await Promise.all(ids.map(({ id }) => start(creator, id)));
    expect(begun.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of begun.filter(({ statusCode }) => statusCode !== 200))
      expect(expectRefusal(answer).code).toBe('live_running');
  });

  it('that has not begun is called off where it is ended', async () => {
    const creator = await harness.factory.creator();
    const { id } = await plan(creator);
    const ended = await call('POST', `/live/${id}/end`, creator);
    expect(ended.json()).toMatchObject({ state: 'ended', ended_why: 'never_came', started_at: null });
  });

  it('keeps names and birthdays of people sealed', async () => {
    const creator = await harness.factory.creator();
    const { id } = await plan(creator);
    const rows = await harness.deps.db
      .selectFrom('live_people')
      .selectAll()
      .where('live_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows.map(({ sealed }) => sealed.toString('latin1')))).not.toContain('Ana');
  });

  it('is another’s to nobody', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    const id = await running(creator);
    for (const [method, path, body] of [
      ['PUT', '', { title: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/start', {}],
      ['POST', '/end', undefined],
    ] as const)
      expect(expectRefusal(await call(method, `/live/${id}${path}`, other, body)).code).toBe(
        'live_not_found',
      );
  });

  it('changes until it ends, but for what a buyer decides by once it runs', async () => {
    const creator = await harness.factory.creator();
    const { id } = await plan(creator, { goal_credits: 100, goal_text: 'New lights' });
    const changed = await call('PUT', `/live/${id}`, creator, { audience: 'ticket', ticket_price: 30 });
    expect(changed.json()).toMatchObject({ audience: 'ticket', ticket_price: 30, goal: { credits: 100 } });
    await start(creator, id);
    expect(expectRefusal(await call('PUT', `/live/${id}`, creator, { ticket_price: 31 })).code).toBe(
      'live_fixed',
    );
    expect(expectRefusal(await call('PUT', `/live/${id}`, creator, { is_nsfw: true })).code).toBe(
      'live_fixed',
    );
    const goalless = await call('PUT', `/live/${id}`, creator, { title: 'Now', goal_credits: null });
    expect(goalless.json()).toMatchObject({ title: 'Now', goal: null });
    expect(expectRefusal(await call('DELETE', `/live/${id}`, creator)).code).toBe('live_fixed');
    await call('POST', `/live/${id}/end`, creator);
    expect(expectRefusal(await call('PUT', `/live/${id}`, creator, { title: 'x' })).code).toBe('live_ended');
  });
});

describe('who may watch', () => {
  it('is decided by audience, age and blocks, and said by what is missing', async () => {
    const creator = await harness.factory.creator();
    const [fan, grown] = [await harness.factory.fan(), await harness.factory.fan({ isSafeMode: false })];
    const other = await harness.factory.creator();
    const expected = {
      everyone: ['open', 'open', 'open', 'open'],
      followers: ['sign_in', 'follow', 'follow', 'closed'],
      subscribers: ['sign_in', 'subscribe', 'subscribe', 'closed'],
      ticket: ['sign_in', 'ticket', 'ticket', 'closed'],
    };
    for (const [audience, access] of Object.entries(expected)) {
      const { id } = await plan(creator, { audience, ...(audience === 'ticket' && { ticket_price: 5 }) });
      const shown = await Promise.all([null, fan, grown, other].map((person) => show(person, id)));
      expect(shown.map((live) => live.access)).toEqual(access);
    }
    const { id } = await plan(creator, { is_nsfw: true });
    const shown = await Promise.all([null, fan, grown, creator].map((person) => show(person, id)));
    expect(shown.map((live) => live.access)).toEqual(['sign_in', 'mature', 'open', 'open']);
    await call('POST', `/creators/${creator.id}/follow`, fan);
    const { id: forFollowers } = await plan(creator, { audience: 'followers' });
    expect((await show(fan, forFollowers)).access).toBe('open');
  });

  it('gets an address of their own while it runs, and a refusal that says why else', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan();
    const { id } = await plan(creator, { audience: 'followers' });
    const watch = (person: typeof fan | null) => call('POST', `/live/${id}/watch`, person);
    expect(expectRefusal(await watch(creator)).code).toBe('live_not_begun');
    expect((await watch(null)).statusCode).toBe(401);
    expect(expectRefusal(await watch(fan)).code).toBe('live_closed');
    await call('POST', `/creators/${creator.id}/follow`, fan);
    await start(creator, id);
    const watching = await watch(fan);
    expect(watching.json()).toMatchObject({ kind: 'hls', name: `@${fan.username}`, url: null });
    expect(engine.watched.at(-1)).toEqual({ streamId: id, id: fan.id, isUnseen: false });
    expect(await rights().mayStillWatch(id, fan.id)).toBe(true);
    await call('POST', `/creators/${creator.id}/follow`, fan);
    expect(await rights().mayStillWatch(id, fan.id)).toBe(false);
    await call('POST', `/live/${id}/end`, creator);
    expect(expectRefusal(await watch(creator)).code).toBe('live_ended');
  });

  it.each(['viewer', 'host'] as const)('is nobody whom the other blocked, by the %s', async (by) => {
    const creator = await harness.factory.creator();
    const viewer = by === 'host' ? await harness.factory.fan() : await harness.factory.creator();
    const id = await running(creator);
    expect(await rights().mayStillWatch(id, viewer.id)).toBe(true);
    const [blocker, blocked] = by === 'host' ? [creator, viewer] : [viewer, creator];
    await call('POST', `/users/${blocked.id}/block`, blocker);
    expect(await rights().mayStillWatch(id, viewer.id)).toBe(false);
    expect(engine.expelled).toContain(`${id} ${viewer.id}`);
    expect((await call('GET', `/live/${id}`, viewer)).statusCode).toBe(404);
    const lists = await Promise.all([viewer, null].map((person) => call('GET', '/live?limit=50', person)));
    const shown = lists.map((list) => list.json().lives.some((live: { id: string }) => live.id === id));
    expect(shown).toEqual([false, true]);
  });

  it('is asked about many at once: guests, staff who look unseen, and who is suspended', async () => {
    const creator = await harness.factory.creator();
    const [fan, suspended, admin] = [
      await harness.factory.fan(),
      await harness.factory.fan(),
      await harness.factory.admin({ role: 'moderator' }),
    ];
    const support = await harness.factory.admin({ role: 'support' });
    const id = await running(creator);
    const judge = { id: admin.id, from: '127.0.0.1' };
    await inTransaction(harness.deps.db, (tx) =>
      suspendPerson(harness.deps, tx, judge, { userId: suspended.id, days: 3, reason: 'Spam' }),
    );
    const { mayStillWatch } = rights();
    const asked = [
      fan.id,
      suspended.id,
      `staff-${admin.id}`,
      `staff-${support.id}`,
      'guest-1',
      fan.id,
      'nobody',
    ];
    const may = await Promise.all(asked.map((viewer) => mayStillWatch(id, viewer)));
    expect(may).toEqual([true, false, true, false, true, true, false]);
    expect(await mayStillWatch(harness.deps.ids.next(), fan.id)).toBe(false);
  });
});

describe('a stream ends by itself', () => {
  it('when its host is silent for thirty seconds, and not before', async () => {
    const creator = await harness.factory.creator();
    const id = await running(creator);
    engine.states.set(id, { viewers: 3, silentMs: 1000 });
    harness.clock.advance(20 * SECOND_MS);
    await keepStreams(harness.deps);
    expect(await show(creator, id)).toMatchObject({ state: 'running', viewers_count: 3 });
    engine.states.delete(id);
    harness.clock.advance(25 * SECOND_MS);
    await lookAfterStream(harness.deps, id);
    expect(await show(creator, id)).toMatchObject({ state: 'waiting' });
    const own = async () => (await call('GET', '/live/own', creator)).json().lives[0];
    expect(await own()).toMatchObject({ state: 'waiting', ends_in_seconds: 4 });
    harness.clock.advance(5 * SECOND_MS);
    await lookAfterStream(harness.deps, id);
    expect(await show(creator, id)).toMatchObject({ state: 'ended', ended_why: 'lost' });
    expect(await own()).toMatchObject({ peak_viewers: 3, ends_in_seconds: null });
  });

  it('when its creator is banned: nobody may watch at once, and it is over', async () => {
    const [creator, fan, admin] = [
      await harness.factory.creator(),
      await harness.factory.fan(),
      await harness.factory.admin(),
    ];
    const id = await running(creator);
    const judge = { id: admin.id, from: '127.0.0.1' };
    await inTransaction(harness.deps.db, (tx) =>
      banPerson(harness.deps, tx, judge, { userId: creator.id, reason: 'Fraud' }),
    );
    expect([await rights().mayStillWatch(id, fan.id), await rights().mayIngest(id, 1)]).toEqual([
      false,
      'ended',
    ]);
    await lookAfterStream(harness.deps, id);
    const row = await harness.deps.db
      .selectFrom('live_streams')
      .select(['state', 'ended_why'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'ended', ended_why: 'staff' });
  });

  it('when it never came, a quarter of an hour after its time', async () => {
    const creator = await harness.factory.creator();
    const { id } = await plan(creator, { scheduled_at: later(10 * MINUTE_MS) });
    harness.clock.advance(24 * MINUTE_MS);
    await sweepStreams(harness.deps);
    expect(await show(creator, id)).toMatchObject({ state: 'scheduled' });
    harness.clock.advance(2 * MINUTE_MS);
    await sweepStreams(harness.deps);
    expect(await show(creator, id)).toMatchObject({ state: 'ended', ended_why: 'never_came' });
  });
});
