import { MAILED, MAILED_KINDS, type MailedKind, type NewsKind } from '@likha/contract/notification-kinds';

/** What is mailed of each kind of news; of some nothing is. */
const BY_NEWS = new Map<NewsKind, MailedKind>(MAILED_KINDS.map((kind) => [MAILED[kind].news, kind]));

/** The kind by which news is mailed to who wants it (P210); undefined where it never is, or is looked up for who reads. */
export function mailedAs(news: NewsKind): Exclude<MailedKind, 'new_post'> | undefined {
  const kind = BY_NEWS.get(news);
  return kind === 'new_post' ? undefined : kind;
}

/** The kinds that there are for a kind of person; admins are told of their work alone. */
export function mailedTo(userType: 'fan' | 'creator' | 'admin'): MailedKind[] {
  return MAILED_KINDS.filter((kind) => MAILED[kind].who === userType);
}
