import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, jpeg, sendForm } from '../../test/forms.ts';
import { type Harness, useHarness } from '../../test/harness.ts';
import { buildApp } from '../app.ts';
import { createLog } from './log.ts';

const harness = useHarness();

/** The same app, with everything that it logs. */
const lines: string[] = [];
const heard = {} as Harness;

beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const deps = { ...harness.deps, log };
  Object.assign(heard, harness, {
    deps,
    app: await buildApp(deps, { rateLimits: { check: async () => undefined } }),
  });
  await addressOf(heard);
});
afterAll(() => heard.app.close());

describe('the log of requests', () => {
  it('names each by its route, and holds no password, token, signature, address or name of anybody', async () => {
    const creator = await harness.factory.creator();
    const person = {
      full_name: 'Lihim na Pangalan',
      email: 'lihim.na.tao@example.test',
      password: 'lihim-na-salita-77',
      user_type: 'fan',
      date_of_birth: '1990-01-01',
      recaptcha_token: 'solved-lihim-captcha',
    };
    const { email, password } = person;
    const registered = await heard.app.inject({ method: 'POST', url: '/api/auth/register', payload: person });
    const login = await heard.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
    });
    await heard.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: 'maling-lihim' },
    });
    const token = login.json().access_token;
    const headers = { authorization: `Bearer ${token}` };
    await heard.app.inject({ url: '/api/auth/me', headers });
    await heard.app.inject({ url: '/api/creators?search=lihim-hanap', headers });
    const fields = { title: 'Lihim', content: 'lihim-na-laman' };
    const post = (
      await sendForm(heard, creator.headers, { fields, files: [{ content: await jpeg() }] })
    ).json();
    const seen = (await heard.app.inject({ url: `/api/creators/${creator.id}/posts`, headers })).json()
      .posts[0];
    expect((await heard.app.inject({ url: seen.media_url })).statusCode).toBe(200);
    const { paypal } = harness;
    const original = paypal.createOrder;
    paypal.createOrder = async () => {
      throw new TypeError('the cause of it');
    };
    const failed = await heard.app.inject({
      method: 'POST',
      url: '/api/credits/purchase',
      headers: { ...headers, 'idempotency-key': 'lihim-na-susi' },
      payload: { credit_amount: 100, payment_method: 'paypal', original_amount: 100, final_amount: 100 },
    });
    paypal.createOrder = original;
    expect([registered.statusCode, login.statusCode, failed.statusCode]).toEqual([201, 200, 500]);
    // Whoever asked learns nothing of the inside; the log has the cause.
    expect(failed.body).not.toMatch(/the cause of it|TypeError|log\.test|\.ts:/);

    const log = lines.join('');
    expect(log).toContain('"route":"/api/auth/login"');
    expect(log).toContain('"route":"/media/:id/:variant"');
    const cause = lines.map((line) => JSON.parse(line)).find(({ err }) => err?.message === 'the cause of it');
    expect(cause).toMatchObject({
      err: { type: 'TypeError', stack: expect.stringContaining('log.test') },
      request_id: failed.json().request_id,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const signature = new URL(seen.media_url, 'http://x').searchParams.get('signature') ?? '';
    expect(signature.length).toBeGreaterThan(10);
    const secrets = [token, registered.json().access_token, creator.token, signature, post.media.file_key];
    for (const secret of [...secrets, 'lihim', 'Lihim', 'Bearer']) expect(log).not.toContain(secret);
  });
});

describe('the log', () => {
  it('removes secrets by their names, also from inside what is logged', () => {
    const written: string[] = [];
    const log = createLog('info', { write: (line) => void written.push(line) });
    log.info({
      password: 'x1',
      user: { email: 'x2', deep: { token: 'x3' } },
      headers: { authorization: 'x4' },
      kept: 'x5',
    });
    expect(written.join('')).not.toMatch(/x[1-4]/);
    expect(written.join('')).toContain('x5');
  });

  it('is a line a message, whatever is in it', () => {
    const written: string[] = [];
    const log = createLog('info', { write: (line) => void written.push(line) });
    const evil = 'x\r\n{"level":60,"msg":"made up"}\u2028\u001b[2K';
    log.info({ said: evil, err: new Error(evil) }, evil);
    expect(written.join('').trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(written.join(''))).toMatchObject({ msg: evil, said: evil });
  });

  it.each(['err', 'error', 'reason'])('writes an error under %s, one of the web platform too', (key) => {
    const written: string[] = [];
    const log = createLog('info', { write: (line) => void written.push(line) });
    log.info({ [key]: new DOMException('the time is over', 'TimeoutError') });
    log.info({ [key]: Object.assign(new TypeError('wrong'), { token: 'x1' }) });
    const [late, wrong] = written.map((line) => JSON.parse(line)[key]);
    expect(late).toEqual({ type: 'TimeoutError', message: 'the time is over', stack: expect.any(String) });
    expect(wrong).toEqual({
      type: 'TypeError',
      message: 'wrong',
      stack: expect.stringContaining('log.test'),
    });
  });
});
