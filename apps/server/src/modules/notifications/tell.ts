import { NEWS, type NewsKind } from '@likha/contract/notification-kinds';
import type { Tx } from '../../platform/database/index.ts';
import { mailedAs } from './mailed-kinds.ts';
import {
  addActor,
  insertNews,
  insertNewsForMany,
  lockNews,
  type News,
  renewNews,
  setGone,
  type Taken,
} from './tell.queries.ts';

/** To one of these, people are added: the likes and the comments of a post, the followers of a day. Of money each is its own. */
const GROUPED: ReadonlySet<NewsKind> = new Set<NewsKind>(['like', 'comment', 'follower']);

type Told = Pick<News, 'personId' | 'kind' | 'groupKey' | 'at'> &
  Partial<Pick<News, 'subjectId' | 'actorId' | 'credits'>> & {
    /** The tip, the sale or the comment that a mail looks up. */
    about?: string;
  };

/** What a mail of a kind is about, where it is who did it, or what it was done to. */
const ABOUT: Readonly<Partial<Record<NewsKind, 'actorId' | 'subjectId'>>> = {
  follower: 'actorId',
  subscriber: 'actorId',
  affiliate: 'actorId',
  like: 'subjectId',
};

/**
 * The one way in which somebody is told of something, in the transaction in which it happens: in the app (P443), by mail (P210), and from
 * what is told in the app on their devices (P465); each where they did not turn it off. Nobody is told of what they did themselves, or
 * of somebody where one of the two blocked the other. Those that people are added to lock their row, so they come last.
 * @param told `groupKey` names what it is: under the same, a person is told once
 */
export async function tell(tx: Tx, { about, ...told }: Told): Promise<void> {
  const news: News = { subjectId: null, actorId: null, credits: null, mailed: null, ...told };
  news.mailed = mailOf(news, about);
  const { isAlways } = NEWS[news.kind];
  if (!GROUPED.has(news.kind) || news.actorId === null) return insertNews(tx, news, isAlways);
  const id = await lockNews(tx, news, isAlways);
  if (id === undefined) return;
  const isNew = await addActor(tx, id, news.actorId, news.at);
  // Who comments again said something new; who likes again did not.
  if (isNew || news.kind === 'comment') await renewNews(tx, id, news.at);
}

function mailOf(news: News, given: string | undefined): News['mailed'] {
  const kind = mailedAs(news.kind);
  const by = ABOUT[news.kind];
  const about = given ?? (by && news[by]);
  return kind && about ? { kind, about } : null;
}

/** Tells many of the same, which nobody is added to later and nothing is mailed of, as `tell` tells one (P640). */
export async function tellMany(
  tx: Tx,
  personIds: readonly string[],
  told: Omit<News, 'personId' | 'credits' | 'mailed'>,
): Promise<void> {
  await insertNewsForMany(tx, personIds, told, NEWS[told.kind].isAlways);
}

/** A like or a follow was taken back: whoever was told counts one less, and sees nothing of it where it was the only one (P443). */
export async function takeBackNews(tx: Tx, taken: Taken): Promise<void> {
  await setGone(tx, taken);
}
