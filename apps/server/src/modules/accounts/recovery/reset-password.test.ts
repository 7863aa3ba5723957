import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { deviceOf, login, mailsOf, register, tokenIn } from '../accounts.fixture.ts';

/** Mail is fake; what is sent is read by the jobs that send it. */
const harness = useHarness();
const OLD = 'maligayang-bati';
const NEW = 'isang-mahabang-salita';
let captchas = 0;

async function member() {
  const { user, access_token } = (await register(harness, { password: OLD })).json();
  await mailsOf(harness);
  return { id: user.id as string, email: user.email as string, token: access_token as string };
}

function forgot(email: string, changes: Record<string, unknown> = {}) {
  captchas += 1;
  return harness.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { email, recaptcha_token: `solved-forgot-${captchas}`, ...changes },
  });
}

function reset(token: string, password = NEW, headers = {}) {
  const payload = { token, password };
  return harness.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload, headers });
}

async function mailedToken(email: string): Promise<string> {
  await forgot(email);
  return tokenIn((await mailsOf(harness)).at(-1));
}

async function isSignedIn(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await harness.app.inject({ url: '/api/auth/me', headers })).statusCode === 200;
}

describe('asking for a link', () => {
  it('answers the same for an address that nobody has, and mails it nothing', async () => {
    const { email } = await member();
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.test')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await mailsOf(harness)).map(({ to }) => to)).toEqual([email]);
  });

  it('needs a captcha, before anything else is known', async () => {
    const { email } = await member();
    for (const asked of [email, 'nobody@example.test'])
      expect((await forgot(asked, { recaptcha_token: undefined })).json().code).toBe('captcha_required');
    expect(await mailsOf(harness)).toEqual([]);
  });

  it('sends at most three within an hour, also when many ask at once', async () => {
    const { email } = await member();
    await Promise.all(Array.from({ length: 8 }, () => forgot(email)));
    expect(await mailsOf(harness)).toHaveLength(1);
    for (let count = 0; count < 5; count += 1) {
      await forgot(email);
      await mailsOf(harness);
    }
    await forgot(email);
    expect(await mailsOf(harness)).toEqual([]);
    harness.clock.advance(61 * 60_000);
    await forgot(email);
    expect(await mailsOf(harness)).toHaveLength(1);
  });

  it('mails nobody who is banned', async () => {
    const { email, id } = await member();
    await harness.deps.db.updateTable('users').set({ status: 'banned' }).where('id', '=', id).execute();
    await forgot(email);
    expect(await mailsOf(harness)).toEqual([]);
  });

  it('writes in the language of who asked, to somebody who never chose one', async () => {
    const { email } = await member();
    await harness.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { 'accept-language': 'fil' },
      payload: { email, recaptcha_token: 'solved-forgot-fil' },
    });
    const [mail] = await mailsOf(harness);
    expect(mail?.subject).toBe('Pumili ng bagong password');
    expect(mail?.text).toMatch(/^Kumusta Ana Reyes,\n/);
    expect(mail?.text).toMatch(/^http:\/\/likha\.test\/reset-password#[\w-]{43}$/m);
  });
});

describe('the link', () => {
  it('changes the password once, and ends every session at once', async () => {
    const { email, token } = await member();
    const second = (await login(harness, email, OLD)).json().access_token;
    const link = await mailedToken(email);
    expect((await reset(link)).statusCode).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(second)]).toEqual([false, false]);
    expect((await login(harness, email, OLD)).statusCode).toBe(401);
    expect((await login(harness, email, NEW)).statusCode).toBe(200);
    expect((await reset(link)).json().code).toBe('link_invalid');
  });

  it('works once when it is opened many times at the same moment', async () => {
    const { email } = await member();
    const link = await mailedToken(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(link, `mahabang-salita-bilang-${index}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it('works for thirty minutes', async () => {
    const { email } = await member();
    const link = await mailedToken(email);
    harness.clock.advance(30 * 60_000);
    expect((await reset(link)).json().code).toBe('link_invalid');
  });

  it('survives a weak password, and dies with others when one was used', async () => {
    const { email } = await member();
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    expect((await reset(first, email)).json()).toMatchObject({
      code: 'validation_failed',
      errors: { password: expect.any(String) },
    });
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).json().code).toBe('link_invalid');
  });

  it('is kept as a hash, tells the person that it was used, and is on record', async () => {
    const { email, id } = await member();
    const link = await mailedToken(email);
    const rows = JSON.stringify(await harness.deps.db.selectFrom('account_links').selectAll().execute());
    expect(rows).not.toContain(link);
    await reset(link);
    const [notice] = await mailsOf(harness);
    expect([notice?.to, notice?.subject]).toEqual([email, 'Your password was changed']);
    const events = await harness.deps.db
      .selectFrom('security_events')
      .select(['kind', 'details'])
      .where('user_id', '=', id)
      .where('kind', '=', 'password_changed')
      .execute();
    expect(events).toEqual([{ kind: 'password_changed', details: { by: 'link' } }]);
  });

  it('makes the device known, which a guesser elsewhere cannot keep out', async () => {
    const { email } = await member();
    const answer = await reset(await mailedToken(email));
    const known = deviceOf(answer);
    for (let count = 0; count < 51; count += 1)
      await login(harness, email, 'mali-mali-mali', {
        remoteAddress: `198.51.100.${count}`,
        isSolved: true,
      });
    const from = { remoteAddress: '192.0.2.1', isSolved: true };
    expect((await login(harness, email, NEW, from)).statusCode).toBe(429);
    expect((await login(harness, email, NEW, { ...from, cookie: known })).statusCode).toBe(200);
    harness.clock.advance(300_000);
  });
});

describe('changing the password', () => {
  const change = (token: string, current_password: string, password: string) =>
    harness.app.inject({
      method: 'PUT',
      url: '/api/auth/me/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { current_password, password },
    });

  it('asks for the old one, and ends every other session', async () => {
    const { email, token } = await member();
    const second = (await login(harness, email, OLD)).json().access_token;
    expect((await change(token, 'mali-mali-mali', NEW)).json()).toMatchObject({
      code: 'wrong_password',
      errors: { current_password: 'This is not your password' },
    });
    expect((await change(token, OLD, NEW)).statusCode).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(second)]).toEqual([true, false]);
    expect((await mailsOf(harness)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect((await login(harness, email, NEW)).statusCode).toBe(200);
  });

  it('refuses a weak one, at its field', async () => {
    const { token, email } = await member();
    const answer = await change(token, OLD, `${email.split('@')[0]}2026`);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: { password: expect.any(String) },
    });
  });

  it('lets nobody guess the old one: ten within five minutes, also at once', async () => {
    const { token } = await member();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => change(token, `hula-bilang-${index}`, NEW)),
    );
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(10);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(5);
    expect((await change(token, OLD, NEW)).statusCode).toBe(429);
    harness.clock.advance(300_000);
    expect((await change(token, OLD, NEW)).statusCode).toBe(200);
  });

  it('leaves no session that the old one begins at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, token } = await member();
      const [changed, ...logins] = await Promise.all([
        change(token, OLD, NEW),
        ...Array.from({ length: 4 }, () => login(harness, email, OLD)),
      ]);
      expect(changed.statusCode).toBe(200);
      for (const answer of logins)
        if (answer.statusCode === 200) expect(await isSignedIn(answer.json().access_token)).toBe(false);
    }
  });
});
