import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { deviceOf, mailsOf } from '../accounts.fixture.ts';
import { Authenticator } from './authenticator.fixture.ts';
import { passkeysOf } from './passkeys.fixture.ts';

/** Fake: captcha, clock. The authenticator is software; what judges it is real. */
const harness = useHarness();
const { post, member, begin, add, challenge, signIn, prove } = passkeysOf(harness);

async function withPasskey() {
  const person = await member();
  const { authenticator } = await add(person.headers);
  return { ...person, authenticator };
}

describe('signing in with a passkey', () => {
  it('begins a session, as a browser and as a program keep it, on a device that is known from now on', async () => {
    const { id, email, authenticator } = await withPasskey();
    const answer = await signIn(authenticator);
    expect([answer.statusCode, answer.json().user.id]).toEqual([200, id]);
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    expect((await harness.app.inject({ url: '/api/auth/me', headers })).json().user.email).toBe(email);
    const device = deviceOf(answer).split('=')[1] ?? '';
    expect(harness.deps.knownDevices.idFor(device, email)).not.toBeNull();
  });

  it('asks for no code of who has two factors, as it is both', async () => {
    const { id, authenticator } = await withPasskey();
    const { db, clock } = harness.deps;
    await db.updateTable('users').set({ two_factor_at: clock.now() }).where('id', '=', id).execute();
    expect((await signIn(authenticator)).statusCode).toBe(200);
  });

  it.each([
    ['from another address of a page', { origin: 'http://likha.test.example' }],
    ['for another party', { rpId: 'example.test' }],
    ['without that its person was recognised', { isVerified: false }],
    ['as of somebody else', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ])('is refused %s', async (_, faults) => {
    const { authenticator } = await withPasskey();
    const answer = await signIn(authenticator, faults);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'passkey_refused']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await signIn(authenticator)).statusCode).toBe(200);
  });

  it('is refused for an answer that somebody changed, and a passkey that nobody has', async () => {
    const { authenticator } = await withPasskey();
    const { options, cookie } = await challenge();
    const passkey = authenticator.get(options);
    const other = new Authenticator();
    const forged = { ...passkey, response: { ...passkey.response, ...other.get(options).response } };
    for (const given of [forged, other.get(options)])
      expect((await post('passkey', { passkey: given }, { headers: { cookie } })).json().code).toBe(
        'passkey_refused',
      );
  });

  it('takes an answer once, also when it comes many times at the same moment', async () => {
    const { authenticator } = await withPasskey();
    const { options, cookie } = await challenge();
    // One that does not count: nothing but the challenge tells the first from the others.
    const passkey = authenticator.get(options, { count: 0 });
    const send = () => post('passkey', { passkey }, { headers: { cookie } });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await send()).json().code).toBe('passkey_refused');
  });

  it('answers no challenge of another browser, of another purpose, or of five minutes ago', async () => {
    const { headers, authenticator } = await withPasskey();
    const [one, other] = [await challenge(), await challenge()];
    const send = (passkey: object, cookie: string) => post('passkey', { passkey }, { headers: { cookie } });
    const answers = [
      await send(authenticator.get(one.options), other.cookie),
      await send(authenticator.get(one.options), ''),
      await send(await prove(headers, authenticator), one.cookie),
      await send(authenticator.get({ challenge: 'A'.repeat(64), rpId: 'likha.test' }), one.cookie),
    ];
    for (const answer of answers) expect(answer.json().code).toBe('passkey_refused');
    harness.clock.advance(300_000);
    expect((await send(authenticator.get(one.options), one.cookie)).json().code).toBe('passkey_refused');
  });

  it('serves several pages of one browser, each with its own challenge', async () => {
    const { authenticator } = await withPasskey();
    const first = await challenge();
    const second = await challenge(first.cookie);
    expect(second.cookie).toBe(first.cookie);
    for (const { options } of [first, second]) {
      const passkey = authenticator.get(options);
      expect((await post('passkey', { passkey }, { headers: { cookie: first.cookie } })).statusCode).toBe(
        200,
      );
    }
  });

  it('is refused where the count goes backwards or stands still, and its person is told', async () => {
    const { id, authenticator } = await withPasskey();
    await signIn(authenticator, { count: 7 });
    await mailsOf(harness);
    for (const count of [7, 6, 0])
      expect((await signIn(authenticator, { count })).json().code).toBe('passkey_refused');
    const mails = await mailsOf(harness);
    expect(mails.map(({ subject }) => subject)).toContain('A passkey may have been copied');
    const kinds = await harness.deps.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', id)
      .where('kind', '=', 'passkey_refused')
      .execute();
    expect(kinds).toHaveLength(3);
    expect((await signIn(authenticator, { count: 8 })).statusCode).toBe(200);
  });

  it('waits after ten wrong answers from one address, and from no other', async () => {
    const { authenticator } = await withPasskey();
    const from = (remoteAddress: string, isVerified: boolean) =>
      signIn(authenticator, { isVerified }, { remoteAddress });
    for (let count = 0; count < 10; count += 1)
      expect((await from('203.0.113.5', false)).json().code).toBe('passkey_refused');
    expect((await from('203.0.113.5', true)).statusCode).toBe(429);
    expect((await from('198.51.100.5', true)).statusCode).toBe(200);
    harness.clock.advance(300_000);
    expect((await from('203.0.113.5', true)).statusCode).toBe(200);
  });
});

describe('how its person stands', () => {
  it.each(['suspended', 'banned'] as const)('keeps who is %s out, as after a password', async (status) => {
    const { id, authenticator } = await withPasskey();
    await harness.deps.db.updateTable('users').set({ status }).where('id', '=', id).execute();
    const answer = await signIn(authenticator);
    expect([answer.statusCode, answer.json().code]).toEqual([403, `account_${status}`]);
    expect(
      await harness.deps.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute(),
    ).toHaveLength(1);
  });

  it('gives who is leaving their account back', async () => {
    const { id, headers, authenticator } = await withPasskey();
    await post('me/deletion', { password: 'maligayang-bati' }, { headers });
    expect((await signIn(authenticator)).statusCode).toBe(200);
    const { status } = await harness.deps.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
  });

  it('has twenty sessions at most', async () => {
    const { id, authenticator } = await withPasskey();
    for (let count = 0; count < 21; count += 1) expect((await signIn(authenticator)).statusCode).toBe(200);
    const live = await harness.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect(live).toHaveLength(20);
  });
});

it('a page of another site asks for nothing', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await post('passkey/challenge', {}, { headers })).json().code).toBe('cross_site');
  const { headers: own } = await member();
  expect((await begin(own)).json().options.rp.id).toBe('likha.test');
});
