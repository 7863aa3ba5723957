import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMail, type Mail, type MailMessage } from '../src/providers/mail/mail.ts';

let folder: string | undefined;

/** The real mail, into a folder that goes with this process; what it took is kept as well. */
export function catchMail(): { mail: Mail; sent: MailMessage[] } {
  if (!folder) {
    const own = mkdtempSync(join(tmpdir(), 'likha-caught-'));
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
    folder = own;
  }
  const real = createMail({ smtpUrl: null, from: 'Likha <hello@likha.test>', folder });
  const sent: MailMessage[] = [];
  const send = async (message: MailMessage) => {
    await real.send(message);
    sent.push(message);
  };
  return { mail: { ...real, send }, sent };
}
