import type { NotificationKind } from '@likha/contract';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { type Digest, findDigest, listNewPosts } from './digests.queries.ts';
import { findSubscribers, findTips, listCommented } from './facts.queries.ts';
import { deleteGathered, holdHidden } from './notices.queries.ts';
import { commentWords, newPostWords, subscriberWords, tipWords, type Words } from './notification-words.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import { sendMail } from './send-mail.ts';
import { type Addressee, findAddressee } from './settings.queries.ts';

/** Posts that one mail names. */
const MOST_NAMED = 10;

export interface DigestMail {
  personId: string;
  kind: NotificationKind;
  /** As `2026-06-15`. */
  day: string;
}

/**
 * Mails what one person is told of on a day, unless they do not want it by now, or nothing of it stands (P212). What was told is
 * taken out only after it was sent; sent twice it is the same message. A comment that staff has hidden waits for being shown again (P218).
 */
export async function mailDigest(deps: NotificationsMailDeps, mail: DigestMail): Promise<void> {
  const { personId, kind, day } = mail;
  const digest = await findDigest(deps.db, kind, day);
  if (!digest) return;
  const reader = await findAddressee(deps.db, personId, kind);
  if (reader && kind === 'comment') await holdHidden(deps.db, personId, digest.until);
  const words = reader && (await wordsOf(deps, digest, personId, reader));
  const key = `digest-${kind.replaceAll('_', '-')}-${personId}-${day}`;
  if (words) await sendMail(deps, reader, { ...words, personId, kind, key });
  if (kind !== 'new_post') await deleteGathered(deps.db, { personId, kind, until: digest.until });
}

async function wordsOf(
  deps: NotificationsMailDeps,
  { kind, since, until }: Digest,
  personId: string,
  reader: Addressee,
): Promise<Words | null> {
  const { db, publicUrl } = deps;
  const said = { language: reader.language ?? DEFAULT_LANGUAGE, publicUrl, showsNames: reader.shows_names };
  const now = deps.clock.now();
  if (kind === 'new_post') {
    const posts = await listNewPosts(db, personId, { since, until }, { now, limit: MOST_NAMED + 1 });
    return posts.length > 0 ? newPostWords(said, posts, MOST_NAMED) : null;
  }
  const which = { personId, kind, until };
  if (kind === 'comment') {
    const posts = await listCommented(db, which, MOST_NAMED + 1);
    return posts.length > 0 ? commentWords(said, posts, MOST_NAMED) : null;
  }
  if (kind === 'tip') {
    const tips = await findTips(db, which);
    return tips ? tipWords(said, tips, true) : null;
  }
  const subscribers = await findSubscribers(db, which, now);
  return subscribers ? subscriberWords(said, subscribers, true) : null;
}
