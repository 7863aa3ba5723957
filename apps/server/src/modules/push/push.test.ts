import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../test/problems.ts';
import { look } from './look.ts';
import { usePush } from './push.fixture.ts';

const { harness, service, session, device, work } = usePush();
const words = (told: readonly { payload: { body: string } }[]) => told.map(({ payload }) => payload.body);

async function scene() {
  const { factory } = harness;
  const [creator, ana, bea] = [await factory.creator(), await factory.fan(), await factory.fan()];
  const [fan, other] = [await session(ana), await session(bea)];
  return { creator, fan, other, post: await factory.post(creator.id) };
}

describe('a device', () => {
  it('is told of a like once, in words that name nobody, encrypted for it and signed by us', async () => {
    const { creator, fan, other, post } = await scene();
    const phone = await device(creator);
    expect(phone.answer.json()).toMatchObject({ is_on: true, quiet_hours: null });
    await fan.call('PUT', `/content/${post}/like`);
    expect(await Promise.all([look(harness.deps), look(harness.deps), work()])).toEqual([
      undefined,
      undefined,
      0,
    ]);
    await work();
    const [first, ...rest] = phone.told;
    expect(rest).toEqual([]);
    expect(first?.payload).toEqual({
      title: 'Likha',
      body: 'Someone liked your post.',
      url: '/notifications',
      tag: expect.any(String),
    });
    const key = phone.answer.json().public_key;
    expect(first?.headers).toMatchObject({
      ttl: '3600',
      topic: expect.stringMatching(/^[0-9a-f]{32}$/),
      authorization: expect.stringMatching(new RegExp(`^vapid t=[\\w.-]+, ?k=${key}$`)),
    });
    // Somebody else soon after is in the bell, and after ten minutes worth another word.
    harness.clock.advance(60_000);
    await other.call('PUT', `/content/${post}/like`);
    await work();
    expect(phone.told).toHaveLength(1);
  });

  it('is told of a message that nobody read, not of one that was read or is muted', async () => {
    const { creator, fan } = await scene();
    await fan.call('POST', `/creators/${creator.id}/follow`);
    const phone = await device(creator);
    await work();
    phone.told.length = 0;
    const { id } = (await fan.call('POST', '/conversations', { user_id: creator.id })).json();
    const write = () =>
      fan.call('POST', `/conversations/${id}/messages`, { client_id: harness.deps.ids.next(), text: 'Hoy' });
    await write();
    await work();
    expect(phone.told).toEqual([]);
    harness.clock.advance(9000);
    await work();
    expect(phone.told[0]?.payload).toMatchObject({
      body: 'You have a new message.',
      url: `/messages/${id}`,
      tag: id,
    });
    await phone.call('POST', `/conversations/${id}/read`, { seq: 1 });
    harness.clock.advance(60_000);
    await write();
    await phone.call('POST', `/conversations/${id}/read`, { seq: 2 });
    harness.clock.advance(9000);
    await work();
    await phone.call('PUT', `/conversations/${id}`, { is_muted: true });
    harness.clock.advance(60_000);
    await write();
    harness.clock.advance(9000);
    await work();
    expect(phone.told).toHaveLength(1);
  });

  it('is told nothing after its session, nor in quiet hours, nor of what was turned off', async () => {
    const { creator, fan, post } = await scene();
    const [left, phone] = [await device(creator), await device(creator)];
    await left.call('POST', '/auth/logout');
    await phone.call('PUT', '/notifications/push', { kinds: { follower: false } });
    await fan.call('POST', `/creators/${creator.id}/follow`);
    await work();
    const hour = (harness.clock.now().getUTCHours() + 8) % 24;
    const quiet = { from: hour, to: (hour + 2) % 24 };
    expect((await phone.call('PUT', '/notifications/push', { quiet_hours: quiet })).json()).toMatchObject({
      quiet_hours: quiet,
      kinds: expect.arrayContaining([{ kind: 'follower', is_on: false, is_always: false }]),
    });
    await fan.call('PUT', `/content/${post}/like`);
    await work();
    expect([left.told, phone.told]).toEqual([[], []]);
    await phone.call('PUT', '/notifications/push', { quiet_hours: null, kinds: { follower: true } });
    await work();
    // What is ten minutes old at most comes then.
    expect(words(phone.told).sort()).toEqual(['Someone liked your post.', 'You have a new follower.']);
    expect(left.told).toEqual([]);
  });

  it('is told who it was where its person asked for that, as they are told it in the app', async () => {
    const { creator, fan, other, post } = await scene();
    const phone = await device(creator);
    const titles = () => phone.told.map(({ payload }) => payload.title);
    const settings = await phone.call('PUT', '/notifications/settings', { shows_names: true });
    expect(settings.json()).toMatchObject({ shows_names: true });
    // Who likes is named to creators whom they follow; who follows shows it themselves.
    await other.call('PUT', `/content/${post}/like`);
    await work();
    const { username } = (await fan.call('GET', '/auth/me')).json().user;
    await fan.call('POST', `/creators/${creator.id}/follow`);
    await work();
    expect(titles()).toEqual(['Likha', `@${username}`]);
    const { id } = (await fan.call('POST', '/conversations', { user_id: creator.id })).json();
    await fan.call('POST', `/conversations/${id}/messages`, {
      client_id: harness.deps.ids.next(),
      text: 'Hoy',
    });
    const { id: fanId } = (await fan.call('GET', '/auth/me')).json().user;
    await phone.call('PUT', `/fans/${fanId}`, { nickname: 'Suki', note: '' });
    harness.clock.advance(9000);
    await work();
    expect(titles()[2]).toBe('Suki');
    await phone.call('PUT', '/notifications/settings', { shows_names: false });
    harness.clock.advance(21_000);
    await fan.call('POST', `/conversations/${id}/messages`, {
      client_id: harness.deps.ids.next(),
      text: 'Ulit',
    });
    harness.clock.advance(9000);
    await work();
    expect(titles()[3]).toBe('Likha');
  });

  it('of which its push service knows nothing is forgotten, as one with a wrong key; one that cannot be reached is tried again', async () => {
    const { creator, fan, post } = await scene();
    const [gone, phone, wrong] = [await device(creator), await device(creator), await session(creator)];
    const { endpoint, keys } = service().subscribe().device;
    const keyless = { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } };
    expect((await wrong.call('POST', '/push/subscriptions', keyless)).json().is_on).toBe(true);
    service().forget(gone);
    service().status = 503;
    await fan.call('PUT', `/content/${post}/like`);
    expect(await work()).toBe(1);
    service().status = 201;
    expect(await work()).toBe(0);
    expect(phone.told).toHaveLength(1);
    for (const { call } of [gone, wrong])
      expect((await call('GET', '/notifications/push')).json().is_on).toBe(false);
    expect((await phone.call('GET', '/notifications/push')).json().is_on).toBe(true);
  });
});

describe('who asks to be told', () => {
  it('says where, of the push services that there are, and chooses what of what can be chosen', async () => {
    const { creator } = await scene();
    const phone = await device(creator);
    expect(phone.answer.statusCode).toBe(201);
    for (const endpoint of [
      'https://fcm.googleapis.com.evil.example/x',
      'http://169.254.169.254/latest',
      `${service().origin.replace('http://', 'http://a:b@')}/x`,
    ]) {
      const refused = expectRefusal(
        await phone.call('POST', '/push/subscriptions', { ...phone.device, endpoint }),
      );
      expect(refused, endpoint).toMatchObject({
        code: 'validation_failed',
        errors: { endpoint: expect.any(String) },
      });
    }
    const always = expectRefusal(
      await phone.call('PUT', '/notifications/push', { kinds: { security: false } }),
    );
    expect(always.errors).toEqual({ 'kinds.security': expect.any(String) });
    expect((await phone.call('DELETE', '/push/subscriptions')).json().is_on).toBe(false);
  });

  it('has one browser a session, ten in all, and none that somebody else took over', async () => {
    const { factory } = harness;
    const [creator, fan] = [await factory.creator(), await factory.fan()];
    const phones = [];
    for (let count = 0; count < 11; count += 1) {
      phones.push(await device(creator));
      harness.clock.advance(1000);
    }
    const on = await Promise.all(
      phones.map(async ({ call }) => (await call('GET', '/notifications/push')).json().is_on),
    );
    expect(on).toEqual([false, ...Array(10).fill(true)]);
    const last = phones[10];
    const next = await session(fan);
    expect((await next.call('POST', '/push/subscriptions', last?.device)).json().is_on).toBe(true);
    expect((await last?.call('GET', '/notifications/push'))?.json().is_on).toBe(false);
  });
});
