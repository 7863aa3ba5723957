import { findNotice, gatherAgain } from './notices.queries.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import { sendMail } from './send-mail.ts';
import { findAddressee } from './settings.queries.ts';
import { wordsOf } from './words-of.ts';

/**
 * Mails one notice, unless its reader does not want it by now, or what it is about is no more (P212). A comment that does not show waits
 * for the evening, which knows what may come back (P218).
 */
export async function mailNotice(deps: NotificationsMailDeps, noticeId: string): Promise<void> {
  const notice = await findNotice(deps.db, noticeId);
  const reader = notice && (await findAddressee(deps.db, notice.person_id, notice.kind));
  if (!reader) return;
  const { person_id: personId, kind } = notice;
  const words = await wordsOf(deps, reader, { kind, which: { noticeId }, isOfDay: false });
  if (words) await sendMail(deps, reader, { ...words, personId, kind, key: `notice-${noticeId}` });
  else if (kind === 'comment') await gatherAgain(deps.db, noticeId);
}
