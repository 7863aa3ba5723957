import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMail, MailRefused } from './mail.ts';

const FROM = 'Likha <no-reply@likha.test>';
const message = {
  key: 'receipt-1',
  to: 'fan@example.test',
  subject: 'Salamat — ₱1',
  text: 'Hi María,\n₱1.\n',
  html: '<p>Hi María,<br>₱1.</p>',
};

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** A real SMTP server on this machine that keeps what it gets. */
async function catchMail(options: { refuse?: number } = {}) {
  const caught: { from: string; to: string[]; user: string | undefined; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onRcptTo: (_address, _session, done) =>
      done(options.refuse ? Object.assign(new Error('no'), { responseCode: options.refuse }) : undefined),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        caught.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          user: user as string | undefined,
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const port = await new Promise<number>((ready) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      ready((listening.address() as { port: number }).port),
    );
  });
  cleanUps.push(() => new Promise<void>((closed) => server.close(() => closed())));
  return { caught, url: `smtp://mailer:secret@127.0.0.1:${port}`, port };
}

describe('mail over SMTP', () => {
  it('delivers sender, recipient, subject and text, signed in', async () => {
    const { caught, url } = await catchMail();
    await createMail({ smtpUrl: url, from: FROM, folder: '/nonexistent' }).send(message);
    const [mail] = caught;
    expect(caught).toHaveLength(1);
    expect(mail).toMatchObject({ from: 'no-reply@likha.test', to: ['fan@example.test'], user: 'mailer' });
    expect(mail?.text).toContain('Message-ID: <receipt-1@likha.test>');
    expect(mail?.text).toContain('Subject: =?UTF-8?');
    expect(mail?.text).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  });

  it('says where it is turned off in one line each, and only where it can be', async () => {
    const { caught, url } = await catchMail();
    const mail = createMail({ smtpUrl: url, from: FROM, folder: '/nonexistent' });
    const oneClick = `https://likha.test/api/notifications/one-click/${'a'.repeat(120)}`;
    for (const each of [message, { ...message, oneClick }]) await mail.send(each);
    expect(caught[0]?.text).not.toMatch(/List-Unsubscribe/);
    // Whose mailbox answers that they are away is told by each that nobody wrote it.
    for (const { text } of caught) expect(text).toContain('Auto-Submitted: auto-generated\r\n');
    expect(caught[1]?.text).toContain(`List-Unsubscribe: <${oneClick}>\r\n`);
    expect(caught[1]?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  it('tells a refusal for good from trouble that passes', async () => {
    const never = await catchMail({ refuse: 550 });
    const later = await catchMail({ refuse: 451 });
    const send = (url: string) =>
      createMail({ smtpUrl: url, from: FROM, folder: '/nonexistent' }).send(message);
    await expect(send(never.url)).rejects.toBeInstanceOf(MailRefused);
    await expect(send(never.url)).rejects.not.toThrow(/fan@example/);
    await expect(send(later.url)).rejects.not.toBeInstanceOf(MailRefused);
    await expect(send('smtp://127.0.0.1:1')).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('gives nothing to a server without TLS where its address demands that', async () => {
    const { caught, url, port } = await catchMail();
    const send = (smtpUrl: string) =>
      createMail({ smtpUrl, from: FROM, folder: '/nonexistent' }).send(message);
    await expect(send(`${url}/?requireTLS=true`)).rejects.not.toBeInstanceOf(MailRefused);
    await expect(send(`smtps://mailer:secret@127.0.0.1:${port}`)).rejects.not.toBeInstanceOf(MailRefused);
    expect(caught).toEqual([]);
    await send(url);
    expect(caught).toHaveLength(1);
  });

  it('says where mail goes without the password', async () => {
    const mail = createMail({ smtpUrl: 'smtp://mailer:secret@mail.example:587', from: FROM, folder: '/x' });
    expect(mail.describe()).toBe('SMTP at mail.example:587');
  });
});

describe('mail into a folder', () => {
  async function folderMail() {
    const folder = join(await mkdtemp(join(tmpdir(), 'likha-mail-')), 'mail');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    return { folder, mail: createMail({ smtpUrl: null, from: FROM, folder }) };
  }

  it('writes one whole file a message, for nobody else to read', async () => {
    const { folder, mail } = await folderMail();
    await Promise.all([mail.send(message), mail.send({ ...message, key: undefined })]);
    const names = await readdir(folder);
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
    expect(names).toHaveLength(2);
    const { mode } = await stat(join(folder, 'receipt-1.eml'));
    expect(mode & 0o077).toBe(0);
    expect(await readFile(join(folder, 'receipt-1.eml'), 'utf8')).toContain('To: fan@example.test');
  });

  it('keeps one file for a key that is sent again', async () => {
    const { folder, mail } = await folderMail();
    await mail.send(message);
    await mail.send({ ...message, subject: 'Again' });
    expect(await readdir(folder)).toEqual(['receipt-1.eml']);
  });

  it('takes a key of any length, and tells two long ones apart', async () => {
    const { folder, mail } = await folderMail();
    const key = 'k'.repeat(200);
    for (const each of [key, key, `${key}-other`]) await mail.send({ ...message, key: each });
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThan(110);
  });

  it('never lets a key leave the folder', async () => {
    const { mail } = await folderMail();
    await expect(mail.send({ ...message, key: '../../evil' })).rejects.toThrow('mail key');
  });

  it('puts no header of a sender into the message', async () => {
    const { folder, mail } = await folderMail();
    await mail.send({ ...message, subject: 'Hello\r\nBcc: everybody@example.test' });
    expect(await readFile(join(folder, 'receipt-1.eml'), 'utf8')).not.toMatch(/^Bcc:/m);
  });
});
