import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { mailsOf, register, tokenIn } from '../accounts.fixture.ts';

/** Mail goes the real way, into a folder; what is sent is read by the jobs that send it. */
const harness = useHarness();
const PASSWORD = 'maligayang-bati';
const NEW_PASSWORD = 'isang-mahabang-salita';
let count = 0;

function send(method: 'POST' | 'PUT', path: string, payload: object, headers = {}) {
  return harness.app.inject({ method, url: `/api/auth/${path}`, payload, headers });
}

/** Somebody whose password was stolen: the thief has asked for another address and for a new password. */
async function robbed() {
  await mailsOf(harness);
  const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  await send('POST', 'confirm-email', { token: tokenIn((await mailsOf(harness))[0]) });
  count += 1;
  const email = `magnanakaw${count}@example.test`;
  await send('PUT', 'me/email', { email, password: PASSWORD }, headers);
  await send('POST', 'forgot-password', { email: user.email, recaptcha_token: `solved-robbed-${count}` });
  return { id: user.id as string, email: user.email as string, headers, thief: email };
}

type Robbed = Awaited<ReturnType<typeof robbed>>;

/** What the mails of now carry. */
async function tokensFor({ email, thief }: Robbed) {
  const mails = await mailsOf(harness);
  const reset = mails.filter(({ to, text }) => to === email && text.includes('/reset-password#'));
  return {
    confirm: tokenIn(mails.find(({ to }) => to === thief)),
    reset: tokenIn(reset[0]),
    undo: tokenIn(mails.find(({ text }) => text.includes('/not-me#'))),
  };
}

async function resetByMail({ email }: Robbed) {
  count += 1;
  await send('POST', 'forgot-password', { email, recaptcha_token: `solved-owner-${count}` });
  const mail = (await mailsOf(harness)).find(({ text }) => text.includes('/reset-password#'));
  const answer = await send('POST', 'reset-password', { token: tokenIn(mail), password: NEW_PASSWORD });
  expect(answer.statusCode).toBe(200);
}

async function staff({ id }: Robbed, what: string, payload?: object) {
  const { headers } = await harness.factory.admin();
  const url = `/api/admin/users/${id}/${what}`;
  const answer = await harness.app.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

const ENDS: Record<string, (person: Robbed) => Promise<unknown>> = {
  'a new password by the old one': async ({ headers }) => {
    const change = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await send('PUT', 'me/password', change, headers)).statusCode).toBe(200);
  },
  'a new password by mail': resetByMail,
  'signing out everywhere else': ({ headers }) =>
    harness.app.inject({ method: 'DELETE', url: '/api/auth/me/sessions', headers }),
  'staff who sign out': (person) => staff(person, 'sign-out'),
  'staff who turn two factors off': async (person) => {
    const at = { two_factor_at: harness.clock.now() };
    await harness.deps.db.updateTable('users').set(at).where('id', '=', person.id).execute();
    await staff(person, 'two-factor/reset');
  },
  'staff who give a role': async (person) => {
    const { db } = harness.deps;
    await db
      .updateTable('users')
      .set({ two_factor_at: harness.clock.now() })
      .where('id', '=', person.id)
      .execute();
    const { headers } = await harness.factory.admin();
    const url = `/api/admin/staff/${person.id}`;
    const answer = await harness.app.inject({ method: 'PUT', url, payload: { role: 'support' }, headers });
    expect(answer.statusCode, answer.body).toBe(200);
  },
  'a suspension': async (person) => {
    await staff(person, 'suspend', { days: 1, reason: 'Kahina-hinala' });
    await staff(person, 'lift', { reason: 'Nagkamali' });
  },
};

describe.each(Object.entries(ENDS))('what somebody else asked for ends with %s', (name, end) => {
  it('when it was mailed', async () => {
    const person = await robbed();
    const { confirm, reset, undo } = await tokensFor(person);
    expect([confirm, reset, undo]).not.toContain('');
    harness.clock.advance(1000);
    await end(person);
    const moved = await send('POST', 'confirm-email', { token: confirm });
    expect(moved.json().code).toBe('link_invalid');
    const chosen = await send('POST', 'reset-password', { token: reset, password: NEW_PASSWORD });
    expect(chosen.json().code).toBe('link_invalid');
    // The thief may have chosen a password, or signed out everywhere: the owner still undoes it. A decision of staff ends that, too.
    const undone = await send('POST', 'undo-email-change', { token: undo });
    expect(undone.statusCode).toBe(name === 'a suspension' ? 422 : 200);
  });

  it('when its mail was still to be sent', async () => {
    const person = await robbed();
    harness.clock.advance(1000);
    if (end === resetByMail) return;
    await end(person);
    const { confirm, reset } = await tokensFor(person);
    expect([confirm, reset]).toEqual(['', '']);
  });
});
