import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';

export interface MailMessage {
  /** Names the message: letters, digits and hyphens, however many. Sent twice, mail programs show it once. */
  key?: string;
  to: string;
  subject: string;
  /** What every mail program reads. */
  text: string;
  /** The same words for those that show more; both are made by `letter`. */
  html: string;
  /** Where a mail program turns such mails off with one POST (RFC 8058); for what nobody has to get. */
  oneClick?: string;
  /** In place of the name that mails come from; the address stays. */
  senderName?: string;
}

/** Mail goes out over SMTP when configured; without it into a mailbox folder (P6). Called by jobs only. */
export interface Mail {
  /** @throws MailRefused when trying again is of no use; any other error is worth a retry */
  send(message: MailMessage): Promise<void>;
  /** Where mail goes, for the person who starts the server. Never the password. */
  describe(): string;
  /** Where messages lie as files; null when they are sent. */
  readonly folder: string | null;
}

/** The mail server will not take this message, now or later. Its words may hold the address, so they are left out. */
export class MailRefused extends Error {}

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

/** The library is loaded with the first message, and its transport kept. */
function transportOnDemand(make: (library: typeof import('nodemailer')) => Transporter) {
  let transport: Promise<Transporter> | undefined;
  return () => {
    transport ??= import('nodemailer').then(make);
    return transport;
  };
}

function smtpMail(url: string, from: string): Mail {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = transportOnDemand(({ createTransport }) =>
    createTransport(url, { from, ...timeouts } as never),
  );
  return {
    async send(message) {
      try {
        await (await transport()).sendMail(envelope(message, from));
      } catch (error) {
        const { responseCode: code = 0, command } = error as { responseCode?: number; command?: string };
        // Who has no TLS where it is demanded refuses the connection, and no message of ours.
        throw code >= 500 && command !== 'STARTTLS'
          ? new MailRefused(`the mail server refused the message with ${code}`)
          : error;
      }
    },
    describe: () => `SMTP at ${new URL(url).host}`,
    folder: null,
  };
}

function folderMail(folder: string, from: string): Mail {
  const transport = transportOnDemand(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return {
    async send(message) {
      const { message: bytes } = await (await transport()).sendMail(envelope(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = message.key === undefined ? randomUUID() : nameOf(message.key);
      await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
    },
    describe: () => `files in ${folder} (set SMTP_URL to send it)`,
    folder,
  };
}

const LONGEST_NAME = 100;
const KEPT_OF_A_LONG_ONE = 30;

/** A key as the name of a file and of a message: a long one by its beginning and its digest. */
function nameOf(key: string): string {
  if (!/^[a-z0-9-]+$/i.test(key)) throw new Error('a mail key is letters and digits');
  if (key.length <= LONGEST_NAME) return key;
  return `${key.slice(0, KEPT_OF_A_LONG_ONE)}-${createHash('sha256').update(key).digest('hex')}`;
}

/** With a key, the id of the message is always the same, in the domain that sends it. */
function envelope({ key, oneClick, senderName, ...message }: MailMessage, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'likha.invalid';
  return {
    from: senderName === undefined ? from : { name: senderName, address: addressIn(from) },
    ...message,
    ...(key !== undefined && { messageId: `<${nameOf(key)}@${domain}>` }),
    headers: { ...NOBODY_WROTE_IT, ...(oneClick && oneClickHeaders(oneClick)) },
  };
}

/** So that no mailbox answers that its owner is away (RFC 3834), Exchange's neither. */
const NOBODY_WROTE_IT = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** Both headers as RFC 8058 wants them, in one line each. */
function oneClickHeaders(address: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${new URL(address).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
