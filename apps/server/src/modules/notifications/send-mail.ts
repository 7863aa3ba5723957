import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { letter } from '../../platform/letter/letter.ts';
import type { Unsubscribing } from './notification-links.ts';
import { notificationFooter, type Words } from './notification-words.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import type { Addressee } from './settings.queries.ts';

/** Sends a mail that its reader can turn off: by the link in it, or by their mail program (P213). Sent twice it is the same message. */
export async function sendMail(
  deps: NotificationsMailDeps,
  to: Addressee,
  { subject, blocks, key, ...what }: Words & Unsubscribing & { key: string },
): Promise<void> {
  const { publicUrl } = deps;
  const token = deps.notificationLinks.make(what);
  const language = to.language ?? DEFAULT_LANGUAGE;
  const footer = notificationFooter({ language, publicUrl }, token);
  await deps.mail.send({
    key,
    to: to.email,
    ...letter({ language, name: to.full_name, subject, blocks, footer }),
    oneClick: `${publicUrl}/api/notifications/one-click/${token}`,
  });
}
