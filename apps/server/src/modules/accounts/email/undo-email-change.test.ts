import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { login, mailsOf, register, tokenIn } from '../accounts.fixture.ts';

/** Mail goes the real way, into a folder; what is sent is read by the jobs that send it. */
const harness = useHarness();
const PASSWORD = 'maligayang-bati';
const NEW_PASSWORD = 'isang-mahabang-salita';
const HOUR_MS = 60 * 60_000;
let count = 0;

async function member({ isConfirmed = true } = {}) {
  await mailsOf(harness);
  const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
  const token = tokenIn((await mailsOf(harness))[0]);
  if (isConfirmed) await post('confirm-email', { token });
  return { user, headers: { authorization: `Bearer ${access_token}` } };
}

function post(path: string, payload: object, headers = {}) {
  return harness.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
}

function newAddress() {
  count += 1;
  return `kinuha${count}@example.test`;
}

/** Asks for another address, and reads what is mailed: to the one that is left, and to the other. */
async function move(headers: object, email = newAddress()) {
  const payload = { email, password: PASSWORD };
  const put = { method: 'PUT', url: '/api/auth/me/email', payload, headers: { ...headers } } as const;
  expect((await harness.app.inject(put)).statusCode).toBe(200);
  const mails = await mailsOf(harness);
  const told = mails.find(({ text }) => text.includes('/not-me#'));
  const asked = mails.find(({ to }) => to === email);
  return { email, told, undo: tokenIn(told), confirm: tokenIn(asked) };
}

async function statusOf(headers: object) {
  return (await harness.app.inject({ url: '/api/auth/me', headers: { ...headers } })).statusCode;
}

describe('the address that an account has', () => {
  it('is told at once that another was asked for, with a link that does nothing by being opened', async () => {
    const { user, headers } = await member();
    const { told, undo } = await move(headers);
    expect(told?.to).toBe(user.email);
    expect(told?.text).toMatch(/^http:\/\/likha\.test\/not-me#/m);
    const opened = await harness.app.inject({ url: `/api/auth/undo-email-change?token=${undo}` });
    expect(opened.statusCode).toBe(404);
    expect(await statusOf(headers)).toBe(200);
  });

  it('ends the change and every session by that link, once, and chooses a new password', async () => {
    const { user, headers } = await member();
    const { undo, confirm, email } = await move(headers);
    const answer = await post('undo-email-change', { token: undo });
    expect(answer.json()).toMatchObject({ email: user.email });
    expect(await statusOf(headers)).toBe(401);
    expect((await post('confirm-email', { token: confirm })).json().code).toBe('link_invalid');
    expect((await post('undo-email-change', { token: undo })).json().code).toBe('link_invalid');
    const reset = { token: answer.json().reset_token, password: NEW_PASSWORD };
    expect((await post('reset-password', reset)).statusCode).toBe(200);
    expect((await login(harness, user.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await login(harness, email, NEW_PASSWORD)).statusCode).toBe(401);
  });

  it('takes the account back that has moved already; nobody registers the address meanwhile', async () => {
    const { user, headers } = await member();
    const { undo, confirm, email } = await move(headers);
    expect((await post('confirm-email', { token: confirm })).statusCode).toBe(200);
    expect((await register(harness, { email: user.email })).json().code).toBe('email_taken');
    await mailsOf(harness);
    expect((await post('undo-email-change', { token: undo })).statusCode).toBe(200);
    expect((await mailsOf(harness)).map(({ to }) => to)).toEqual([email]);
    expect((await login(harness, user.email, PASSWORD)).json().user.email).toBe(user.email);
    expect((await register(harness, { email })).statusCode).toBe(201);
  });

  it('goes before one that the account had for a while in between', async () => {
    const { user, headers } = await member();
    const first = await move(headers);
    await post('confirm-email', { token: first.confirm });
    harness.clock.advance(1000);
    const second = await move(headers);
    await post('confirm-email', { token: second.confirm });
    expect((await post('undo-email-change', { token: second.undo })).json().email).toBe(first.email);
    expect((await post('undo-email-change', { token: first.undo })).json().email).toBe(user.email);
    expect((await login(harness, user.email, PASSWORD)).json().user.email).toBe(user.email);
    // What came later undoes nothing any more.
    expect((await post('undo-email-change', { token: second.undo })).json().code).toBe('link_invalid');
  });

  it('takes nothing back that was never confirmed, once the account has left it', async () => {
    const { headers } = await member({ isConfirmed: false });
    const { undo, confirm } = await move(headers);
    await post('confirm-email', { token: confirm });
    expect((await post('undo-email-change', { token: undo })).json().code).toBe('link_invalid');
  });

  it('can be taken back for three days', async () => {
    const { headers } = await member();
    const { undo } = await move(headers);
    harness.clock.advance(72 * HOUR_MS);
    expect((await post('undo-email-change', { token: undo })).json().code).toBe('link_invalid');
  });

  it('and the other one: of undoing and confirming at once the account ends where undoing says', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { user, headers } = await member();
      const { undo, confirm } = await move(headers);
      const [undone] = await Promise.all([
        post('undo-email-change', { token: undo }),
        post('confirm-email', { token: confirm }),
      ]);
      expect(undone.statusCode, undone.body).toBe(200);
      expect((await login(harness, user.email, PASSWORD)).statusCode).toBe(200);
    }
  });
});
