import type { Queryable } from '../../platform/database/index.ts';
import {
  findFollowers,
  findReferred,
  findSales,
  findSubscribers,
  findTips,
  listCommented,
  listLiked,
  type Which,
} from './facts.queries.ts';
import type { NoticeKind } from './notices.queries.ts';
import {
  commentWords,
  followerWords,
  likeWords,
  referralWords,
  type SaidOfOne,
  saidTo,
  saleWords,
  subscriberWords,
  tipWords,
  type Words,
} from './notification-words.ts';
import type { NotificationsMailDeps } from './notifications-deps.ts';
import type { Addressee } from './settings.queries.ts';

/** Posts that one mail names. */
export const MOST_NAMED = 10;

interface Asked {
  db: Queryable;
  which: Which;
  said: SaidOfOne;
  /** The mail of a day, and not of one thing. */
  isOfDay: boolean;
  now: Date;
}

/** What a mail of each kind says; null where nothing that it would be about stands any more (P212). */
const WORDS: Readonly<Record<NoticeKind, (asked: Asked) => Promise<Words | null>>> = {
  tip: async ({ db, which, said, isOfDay }) =>
    given(await findTips(db, which), (tips) => tipWords(said, tips, isOfDay)),
  new_subscriber: async ({ db, which, said, isOfDay, now }) =>
    given(await findSubscribers(db, which, now), (found) => subscriberWords(said, found, isOfDay)),
  comment: async ({ db, which, said }) =>
    given(some(await listCommented(db, which, MOST_NAMED + 1)), (posts) =>
      commentWords(said, posts, MOST_NAMED),
    ),
  sale: async ({ db, which, said }) => given(await findSales(db, which), (sales) => saleWords(said, sales)),
  new_follower: async ({ db, which, said }) =>
    given(await findFollowers(db, which), (found) => followerWords(said, found)),
  like: async ({ db, which, said }) =>
    given(some(await listLiked(db, which, MOST_NAMED + 1)), (posts) => likeWords(said, posts, MOST_NAMED)),
  referral: async ({ db, which, said }) =>
    given(await findReferred(db, which), (found) => referralWords(said, found)),
};

/** @returns what a mail about these notices of a kind says, in its reader's language; null for none */
export function wordsOf(
  deps: NotificationsMailDeps,
  reader: Addressee,
  { kind, which, isOfDay }: { kind: NoticeKind; which: Which; isOfDay: boolean },
): Promise<Words | null> {
  const said = saidTo(deps.publicUrl, reader);
  return WORDS[kind]({ db: deps.db, which, said, isOfDay, now: deps.clock.now() });
}

const some = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

function given<Facts>(facts: Facts | undefined, say: (facts: Facts) => Words): Words | null {
  return facts === undefined ? null : say(facts);
}
