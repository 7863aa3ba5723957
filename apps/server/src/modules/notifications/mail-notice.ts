import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { findSubscribers, findTips } from './facts.queries.ts';
import { findNotice, type Notice } from './notices.queries.ts';
import { subscriberWords, tipWords, type Words } from './notification-words.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import { sendMail } from './send-mail.ts';
import { type Addressee, findAddressee } from './settings.queries.ts';

/** Mails one notice, unless its reader does not want it by now, or what it is about is no more (P212). */
export async function mailNotice(deps: NotificationsMailDeps, noticeId: string): Promise<void> {
  const notice = await findNotice(deps.db, noticeId);
  const reader = notice && (await findAddressee(deps.db, notice.person_id, notice.kind));
  const words = reader && (await wordsOf(deps, notice, reader));
  if (!words) return;
  const { person_id: personId, kind } = notice;
  await sendMail(deps, reader, { ...words, personId, kind, key: `notice-${noticeId}` });
}

async function wordsOf(
  deps: NotificationsMailDeps,
  notice: Notice,
  reader: Addressee,
): Promise<Words | null> {
  const said = {
    language: reader.language ?? DEFAULT_LANGUAGE,
    publicUrl: deps.publicUrl,
    showsNames: reader.shows_names,
  };
  const which = { noticeId: notice.id };
  if (notice.kind === 'tip') {
    const tips = await findTips(deps.db, which);
    return tips ? tipWords(said, tips, false) : null;
  }
  const subscribers = await findSubscribers(deps.db, which, deps.clock.now());
  return subscribers ? subscriberWords(said, subscribers, false) : null;
}
