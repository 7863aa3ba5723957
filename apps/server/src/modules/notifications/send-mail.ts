import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import type { Unsubscribing } from './notification-links.ts';
import { notificationText, type Words } from './notification-words.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import type { Addressee } from './settings.queries.ts';

/** Sends a mail that its reader can turn off: by the link in it, or by their mail program (P213). Sent twice it is the same message. */
export async function sendMail(
  deps: NotificationsMailDeps,
  to: Addressee,
  { subject, lines, key, ...what }: Words & Unsubscribing & { key: string },
): Promise<void> {
  const { publicUrl } = deps;
  const token = deps.notificationLinks.make(what);
  const said = { language: to.language ?? DEFAULT_LANGUAGE, publicUrl };
  await deps.mail.send({
    key,
    to: to.email,
    subject,
    text: notificationText(said, { fullName: to.full_name, lines, token }),
    oneClick: `${publicUrl}/api/notifications/one-click/${token}`,
  });
}
