import { NEWS, type NewsKind } from '@likha/contract/notification-kinds';
import type { Tx } from '../../../platform/database/index.ts';
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
  Partial<Pick<News, 'subjectId' | 'actorId' | 'credits'>>;

/**
 * Tells somebody of something in the app, in the transaction in which it happens (P443); nothing where they turned it off, did it
 * themselves, or one of the two blocked the other. Those that people are added to lock their row, so they come last.
 * @param told `groupKey` names what it is: under the same, a person is told once
 */
export async function tellInApp(tx: Tx, told: Told): Promise<void> {
  const news = { subjectId: null, actorId: null, credits: null, ...told };
  const { isAlways } = NEWS[news.kind];
  if (!GROUPED.has(news.kind) || news.actorId === null) return insertNews(tx, news, isAlways);
  const id = await lockNews(tx, news, isAlways);
  if (id === undefined) return;
  const isNew = await addActor(tx, id, news.actorId, news.at);
  // Who comments again said something new; who likes again did not.
  if (isNew || news.kind === 'comment') await renewNews(tx, id, news.at);
}

/** Tells many of the same, which nobody is added to later, as `tellInApp` tells one (P640). */
export async function tellManyInApp(
  tx: Tx,
  personIds: readonly string[],
  told: Omit<News, 'personId' | 'credits'>,
): Promise<void> {
  await insertNewsForMany(tx, personIds, told, NEWS[told.kind].isAlways);
}

/** A like or a follow was taken back: whoever was told counts one less, and sees nothing of it where it was the only one (P443). */
export async function takeBackNews(tx: Tx, taken: Taken): Promise<void> {
  await setGone(tx, taken);
}
