import type { MailedKind } from '@likha/contract/notification-kinds';
import { addJob } from '../../platform/jobs.ts';
import { laterDigestJob } from './declared-jobs.ts';
import { type Digest, findDigest, listNewPosts } from './digests.queries.ts';
import { deleteGathered, holdHidden } from './notices.queries.ts';
import { newPostWords, saidTo, type Words } from './notification-words.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import { findQuietHours } from './quiet-hours.queries.ts';
import { quietUntil } from './quiet-hours.ts';
import { sendMail } from './send-mail.ts';
import { type Addressee, findAddressee } from './settings.queries.ts';
import { MOST_NAMED, wordsOf } from './words-of.ts';

export interface DigestMail {
  personId: string;
  kind: MailedKind;
  /** As `2026-06-15`. */
  day: string;
}

/**
 * Mails what one person is told of on a day, unless they do not want it by now, or nothing of it stands (P212). What was told is
 * taken out only after it was sent; sent twice it is the same message. A comment that staff has hidden waits for being shown again (P218).
 * In quiet hours it is put off until they are over (P672).
 */
export async function mailDigest(deps: NotificationsMailDeps, mail: DigestMail): Promise<void> {
  const { personId, kind, day } = mail;
  const digest = await findDigest(deps.db, kind, day);
  if (!digest) return;
  const later = quietUntil(deps.clock.now(), await findQuietHours(deps.db, personId));
  if (later)
    return addJob(deps.db, laterDigestJob, mail, { runAt: later, key: `later-${kind}-${personId}-${day}` });
  const reader = await findAddressee(deps.db, personId, kind);
  if (reader && kind === 'comment') await holdHidden(deps.db, personId, digest.until);
  const words = reader && (await wordsOfDay(deps, digest, personId, reader));
  const key = `digest-${kind.replaceAll('_', '-')}-${personId}-${day}`;
  if (words) await sendMail(deps, reader, { ...words, personId, kind, key });
  if (kind !== 'new_post') await deleteGathered(deps.db, { personId, kind, until: digest.until });
}

function wordsOfDay(
  deps: NotificationsMailDeps,
  digest: Digest,
  personId: string,
  reader: Addressee,
): Promise<Words | null> {
  const { kind, until } = digest;
  if (kind === 'new_post') return newPosts(deps, digest, personId, reader);
  return wordsOf(deps, reader, { kind, which: { personId, kind, until }, isOfDay: true });
}

async function newPosts(
  deps: NotificationsMailDeps,
  { since, until }: Digest,
  personId: string,
  reader: Addressee,
): Promise<Words | null> {
  const now = deps.clock.now();
  const posts = await listNewPosts(deps.db, personId, { since, until }, { now, limit: MOST_NAMED + 1 });
  return posts.length > 0 ? newPostWords(saidTo(deps.publicUrl, reader), posts, MOST_NAMED) : null;
}
