import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { login, mailsOf, register, tokenIn } from '../accounts.fixture.ts';

/** Mail is fake; what is sent is read by the jobs that send it. */
const harness = useHarness();
const PASSWORD = 'maligayang-bati';
let count = 0;

async function member() {
  const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
  return { user, headers: { authorization: `Bearer ${access_token}` } };
}

function post(path: string, payload: object, headers = {}) {
  return harness.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
}

function move(headers: object, email: string, password = PASSWORD) {
  const payload = { email, password };
  return harness.app.inject({ method: 'PUT', url: '/api/auth/me/email', payload, headers: { ...headers } });
}

function newAddress() {
  count += 1;
  return `bago${count}@example.test`;
}

async function me(headers: object) {
  return (await harness.app.inject({ url: '/api/auth/me', headers: { ...headers } })).json().user;
}

describe('the address of a new account', () => {
  it('is confirmed by the link that signing up mails, once, and nothing waits for it', async () => {
    const { user, headers } = await member();
    expect((await me(headers)).is_email_confirmed).toBe(false);
    const [mail] = await mailsOf(harness);
    expect([mail?.to, mail?.subject]).toEqual([user.email, 'Confirm your email address']);
    expect(mail?.text).toMatch(/^http:\/\/likha\.test\/verify-email#/m);
    const token = tokenIn(mail);
    expect((await post('confirm-email', { token })).json()).toMatchObject({ email: user.email });
    expect((await me(headers)).is_email_confirmed).toBe(true);
    expect((await post('confirm-email', { token })).json().code).toBe('link_invalid');
  });

  it('can be asked about again, three times within an hour', async () => {
    const { headers } = await member();
    await mailsOf(harness);
    const sent: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      expect((await post('me/email/confirmation', {}, headers)).statusCode).toBe(200);
      sent.push((await mailsOf(harness)).length);
    }
    // The one that signing up sent counts as well.
    expect(sent).toEqual([1, 1, 0, 0]);
  });

  it('is not asked about once it is confirmed', async () => {
    const { headers } = await member();
    await post('confirm-email', { token: tokenIn((await mailsOf(harness))[0]) });
    await post('me/email/confirmation', {}, headers);
    expect(await mailsOf(harness)).toEqual([]);
  });

  it('is no longer confirmed by a link that is a day old', async () => {
    await member();
    const token = tokenIn((await mailsOf(harness))[0]);
    harness.clock.advance(24 * 60 * 60_000);
    expect((await post('confirm-email', { token })).json().code).toBe('link_invalid');
  });

  it('is not confirmed by a link that chooses a password, nor the other way round', async () => {
    const { user } = await member();
    const token = tokenIn((await mailsOf(harness))[0]);
    const taken = await post('reset-password', { token, password: 'isang-mahabang-salita' });
    expect(taken.json().code).toBe('link_invalid');
    await post('forgot-password', { email: user.email, recaptcha_token: 'solved-cross' });
    const reset = tokenIn((await mailsOf(harness))[0]);
    expect((await post('confirm-email', { token: reset })).json().code).toBe('link_invalid');
  });
});

describe('another address', () => {
  it('takes over when its link is followed, and not before; the old one is told', async () => {
    const { user, headers } = await member();
    await mailsOf(harness);
    const email = newAddress();
    expect((await move(headers, email.toUpperCase())).statusCode).toBe(200);
    const mail = (await mailsOf(harness)).find(({ to }) => to === email);
    expect((await me(headers)).email).toBe(user.email);
    expect((await post('confirm-email', { token: tokenIn(mail) })).json()).toMatchObject({ email });
    expect(await me(headers)).toMatchObject({ email, is_email_confirmed: true });
    const [notice] = await mailsOf(harness);
    expect([notice?.to, notice?.subject]).toEqual([user.email, 'Your email address was changed']);
    expect((await login(harness, email, PASSWORD)).statusCode).toBe(200);
    expect((await login(harness, user.email, PASSWORD)).statusCode).toBe(401);
  });

  it('needs the password, and is free and no address of the demo', async () => {
    const [{ headers }, other] = [await member(), await member()];
    const codeOf = async (...asked: [string, string?]) => (await move(headers, ...asked)).json().code;
    expect(await codeOf(newAddress(), 'mali-mali-mali')).toBe('wrong_password');
    expect(await codeOf(other.user.email)).toBe('email_taken');
    expect(await codeOf('ako@likha.test')).toBe('validation_failed');
    // Without the password nobody learns whether an address is taken.
    expect(await codeOf(other.user.email, 'mali-mali-mali')).toBe('wrong_password');
  });

  it('belongs to whoever confirms it first', async () => {
    const [one, two] = [await member(), await member()];
    await mailsOf(harness);
    const email = newAddress();
    await move(one.headers, email);
    await move(two.headers, email);
    const mails = (await mailsOf(harness)).filter(({ to }) => to === email);
    const tokens = mails.map(tokenIn);
    const answers = await Promise.all(tokens.map((token) => post('confirm-email', { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('leaves nothing in the old mailbox that opens the account', async () => {
    await mailsOf(harness);
    const { user, headers } = await member();
    const first = tokenIn((await mailsOf(harness))[0]);
    await post('forgot-password', { email: user.email, recaptcha_token: 'solved-left' });
    const reset = tokenIn((await mailsOf(harness))[0]);
    const email = newAddress();
    await move(headers, email);
    const mail = (await mailsOf(harness)).find(({ to }) => to === email);
    await post('confirm-email', { token: tokenIn(mail) });
    const answer = await post('reset-password', { token: reset, password: 'isang-mahabang-salita' });
    expect(answer.json().code).toBe('link_invalid');
    expect((await post('confirm-email', { token: first })).json().code).toBe('link_invalid');
  });
});
