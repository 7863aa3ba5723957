import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';

export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text: it reads everywhere and hides nothing. */
  text: string;
}

/** Mail goes out over SMTP when configured; without it into a mailbox folder (decision 6). Called by jobs only. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  /** Where mail goes, for the person who starts the server. Never the password. */
  describe(): string;
}

export interface MailSettings {
  smtpUrl: string | null;
  from: string;
  /** A maildir-like folder: one `.eml` file a message. */
  folder: string;
}

const TIMEOUT_MS = 15_000;

export function createMail({ smtpUrl, from, folder }: MailSettings): Mail {
  return smtpUrl ? smtpMail(smtpUrl, from) : folderMail(folder, from);
}

function smtpMail(url: string, from: string): Mail {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport: Transporter = createTransport(url, { from, ...timeouts } as never);
  return {
    send: async (message) => void (await transport.sendMail({ from, ...message })),
    describe: () => `SMTP at ${new URL(url).host}`,
  };
}

function folderMail(folder: string, from: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail({ from, ...message });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = randomUUID();
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
    },
    describe: () => `files in ${folder} (set SMTP_URL to send it)`,
  };
}
