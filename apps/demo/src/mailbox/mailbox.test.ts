import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/src/app.ts';
import { sendProblem } from '../../../server/src/platform/http/problem.ts';
import { createMail } from '../../../server/src/providers/mail/mail.ts';
import { useHarness } from '../../../server/test/harness.ts';
import { demo } from '../index.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { readLetter } from './read-letter.ts';

const LONG = `${'Salamat po, María! '.repeat(12)}₱1,000.50 = paid`;

describe('the mailbox of the demo', () => {
  let app: FastifyInstance;
  let folder: string;

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'likha-mailbox-')), 'mail');
    const mail = createMail({ smtpUrl: null, from: 'Likha <no-reply@likha.test>', folder });
    await mail.send({ key: 'older', to: 'a@likha.test', subject: 'Older', text: 'x', html: '<p>x</p>' });
    await utimes(join(folder, 'older.eml'), 1, 1);
    await mail.send({
      key: 'newer',
      to: 'b@likha.test',
      subject: 'Salamat — <script>alert(1)</script> & ₱1',
      text: `</pre><img src=x onerror=alert(1)>\nhttps://likha.test/reset?a=1&b="2"\n${LONG}\n`,
      html: `<p>${LONG}</p>`,
    });
    await writeFile(join(folder, '..', 'secret.eml'), 'To: nobody\n\nsecret');
    app = Fastify();
    app.setErrorHandler(sendProblem);
    mailboxRoutes(app, folder);
  });
  afterAll(() => app.close());

  it('lists what was sent, newest first, and shows a message whole', async () => {
    const list = await app.inject('/dev/mailbox');
    expect(list.statusCode).toBe(200);
    expect(list.body.indexOf('/dev/mailbox/newer')).toBeLessThan(list.body.indexOf('/dev/mailbox/older'));
    expect(list.body).toContain('b@likha.test');
    const letter = await app.inject('/dev/mailbox/newer');
    expect(letter.body).toContain(LONG);
    expect(letter.headers['cache-control']).toBe('no-store');
  });

  it('escapes what people wrote', async () => {
    for (const url of ['/dev/mailbox', '/dev/mailbox/newer']) {
      const { body } = await app.inject(url);
      expect(body).not.toMatch(/<script|<img/);
      expect(body).toContain('&lt;script&gt;');
    }
    const { body } = await app.inject('/dev/mailbox/newer');
    expect(body).toContain('<a href="https://likha.test/reset?a=1&amp;b=&quot;2&quot;">');
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy that passes on', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a name that leads here', { headers: { host: 'evil.example' } }],
  ])('is not there for %s', async (_who, request) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox/newer'])
      expect((await app.inject({ url, ...request })).statusCode).toBe(404);
  });

  it.each(['unknown', '..%2fsecret', '..%2F..%2Fsecret', 'newer.eml'])('has no message %s', async (name) => {
    const answer = await app.inject(`/dev/mailbox/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret.eml');
  });

  it('is empty before the first mail', async () => {
    const fresh = Fastify();
    mailboxRoutes(fresh, join(folder, 'nothing'));
    expect((await fresh.inject('/dev/mailbox')).body).toContain('No mail yet.');
    await mkdir(join(folder, 'nothing'), { recursive: true });
    expect((await fresh.inject('/dev/mailbox')).statusCode).toBe(200);
    await fresh.close();
  });
});

describe('the program', () => {
  const harness = useHarness();
  beforeAll(() =>
    harness.deps.mail.send({ to: 'a@likha.test', subject: 'Your receipt', text: 'x', html: '<p>x</p>' }),
  );

  it('has a mailbox in the demo, with what it sent', async () => {
    const app = await buildApp(harness.deps, { demo });
    expect((await app.inject('/dev/mailbox')).body).toContain('Your receipt');
    await app.close();
  });

  it('has none outside of the demo', async () => {
    expect((await harness.app.inject('/dev/mailbox')).statusCode).toBe(404);
  });

  it('has none where mail is really sent', async () => {
    const mail = { ...harness.deps.mail, folder: null };
    const app = await buildApp({ ...harness.deps, mail }, { demo });
    expect((await app.inject('/dev/mailbox')).statusCode).toBe(404);
    await app.close();
  });
});

describe('reading a message', () => {
  it('takes encoded words over several lines and a body in base64', async () => {
    const message =
      'Subject: =?UTF-8?B?TWFsaWdheWE=?=\r\n =?UTF-8?Q?ng_=E2=82=B1?=\r\nTo: Ana <a@b.c>, d@e.f\r\nContent-Transfer-Encoding: base64\r\n\r\nU2Fs\r\nYW1hdA==\r\n';
    const letter = await readLetter(Buffer.from(message));
    expect(letter).toMatchObject({ subject: 'Maligayang ₱', to: 'a@b.c, d@e.f' });
    expect(letter.text.trim()).toBe('Salamat');
  });

  it('takes a file without a body', async () => {
    expect(await readLetter(Buffer.from('Subject: only'))).toEqual({
      subject: 'only',
      to: '',
      date: '',
      text: '',
    });
  });
});
