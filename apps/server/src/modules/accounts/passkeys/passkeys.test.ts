import { PASSKEYS } from '@likha/contract/limits';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { mailsOf } from '../accounts.fixture.ts';
import { Authenticator } from './authenticator.fixture.ts';
import { PASSWORD, passkeysOf } from './passkeys.fixture.ts';

/** Fake: captcha, clock. */
const harness = useHarness();
const { post, member, begin, add, signIn } = passkeysOf(harness);

const list = async (headers: object) =>
  (await harness.app.inject({ url: '/api/auth/me/passkeys', headers: { ...headers } })).json().passkeys;
const rename = (id: string, name: string, headers: object) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/me/passkeys/${id}`,
    payload: { name },
    headers: { ...headers },
  });
const remove = (id: string, headers: object, password = PASSWORD) =>
  post(`me/passkeys/${id}/removal`, { password }, { headers });

describe('adding a passkey', () => {
  it('asks for the password, keeps a public key, and tells', async () => {
    const { headers, email } = await member();
    await mailsOf(harness);
    expect((await begin(headers, { password: 'mali-mali' })).json().code).toBe('wrong_password');
    const { answer } = await add(headers);
    expect([answer.statusCode, answer.json().passkey]).toMatchObject([
      201,
      { name: 'Passkey', last_used_at: null },
    ]);
    const [mail] = await mailsOf(harness);
    expect([mail?.to, mail?.subject]).toEqual([email, 'A passkey was added']);
    expect(mail?.text).toContain('“Passkey”');
    expect(await list(headers)).toEqual([answer.json().passkey]);
  });

  it.each([
    ['from another page', { origin: 'http://other.test' }],
    ['for another party', { rpId: 'other.test' }],
    ['without that its person was recognised', { isVerified: false }],
  ])('is refused %s', async (_, faults) => {
    const { headers } = await member();
    const { options } = (await begin(headers)).json();
    const passkey = new Authenticator().create(options, faults);
    expect((await post('me/passkeys', { passkey }, { headers })).json().code).toBe('passkey_refused');
    expect(await list(headers)).toEqual([]);
  });

  it('answers a challenge of its own session, once, within five minutes', async () => {
    const [one, other] = [await member(), await member()];
    const { options } = (await begin(one.headers)).json();
    const send = (headers: object) =>
      post('me/passkeys', { passkey: new Authenticator().create(options) }, { headers });
    expect((await send(other.headers)).json().code).toBe('passkey_refused');
    expect((await send(one.headers)).statusCode).toBe(201);
    expect((await send(one.headers)).json().code).toBe('passkey_refused');
    const late = (await begin(one.headers)).json();
    harness.clock.advance(300_000);
    const passkey = new Authenticator().create(late.options);
    expect((await post('me/passkeys', { passkey }, { headers: one.headers })).json().code).toBe(
      'passkey_refused',
    );
  });

  it('takes no passkey that somebody has', async () => {
    const [one, other] = [await member(), await member()];
    const { authenticator } = await add(one.headers);
    const { answer } = await add(other.headers, authenticator);
    expect(answer.json()).toMatchObject({
      code: 'passkey_refused',
      detail: /already on an account/ as never,
    });
    expect(await list(other.headers)).toEqual([]);
  });

  it('keeps ten at most, also when many come at once', async () => {
    const { headers } = await member();
    for (let count = 0; count < PASSKEYS.max - 1; count += 1) await add(headers);
    const begun = await Promise.all([begin(headers), begin(headers), begin(headers)]);
    const answers = await Promise.all(
      begun.map((one) =>
        post('me/passkeys', { passkey: new Authenticator().create(one.json().options) }, { headers }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await begin(headers)).json().code).toBe('passkeys_full');
    expect(await list(headers)).toHaveLength(PASSKEYS.max);
  });
});

describe('one’s passkeys', () => {
  it('say when they were used last, and are renamed', async () => {
    const { headers } = await member();
    const { authenticator } = await add(headers);
    await signIn(authenticator);
    const [passkey] = await list(headers);
    expect(passkey.last_used_at).toBe(harness.clock.now().toISOString());
    expect((await rename(passkey.id, '  Lola’s phone ', headers)).json().passkey.name).toBe('Lola’s phone');
    for (const name of ['', ' ', 'x'.repeat(61), 'two\nlines'])
      expect((await rename(passkey.id, name, headers)).statusCode).toBe(422);
  });

  it('are removed with the password, sign nobody in then, and their person is told', async () => {
    const { headers } = await member();
    const { authenticator } = await add(headers);
    const [{ id }] = await list(headers);
    await mailsOf(harness);
    expect((await remove(id, headers, 'mali-mali')).json().code).toBe('wrong_password');
    expect((await remove(id, headers)).statusCode).toBe(200);
    expect((await remove(id, headers)).statusCode).toBe(404);
    expect((await mailsOf(harness)).map(({ subject }) => subject)).toEqual(['A passkey was removed']);
    expect((await signIn(authenticator)).json().code).toBe('passkey_refused');
  });

  it('are nobody else’s to rename or remove', async () => {
    const [one, other] = [await member(), await member()];
    await add(one.headers);
    const [{ id }] = await list(one.headers);
    expect((await rename(id, 'Mine', other.headers)).statusCode).toBe(404);
    expect((await remove(id, other.headers)).statusCode).toBe(404);
    expect(await list(one.headers)).toHaveLength(1);
  });

  it('that are younger than three days go with a password that was chosen by mail', async () => {
    const { email, headers } = await member();
    const { authenticator: old } = await add(headers);
    harness.clock.advance(73 * 3_600_000);
    const { authenticator: young } = await add(headers);
    await mailsOf(harness);
    await post('forgot-password', { email, recaptcha_token: `solved-passkey-${email}` });
    const token = /#([\w-]{43})/.exec((await mailsOf(harness))[0]?.text ?? '')?.[1];
    expect((await post('reset-password', { token, password: 'isang-mahabang-salita' })).statusCode).toBe(200);
    expect((await signIn(young)).json().code).toBe('passkey_refused');
    expect((await signIn(old)).statusCode).toBe(200);
  });
});
