import type { Language } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCentavos } from '@likha/contract/money';
import type { Block } from '../../platform/letter/letter.ts';
import { oneLine } from '../../platform/letter/mail-words.ts';
import type { NewPost } from './digests.queries.ts';
import type { CommentFacts, SubscriberFacts, TipFacts } from './facts.queries.ts';
import { notificationsTexts } from './notifications.texts.generated.ts';
import type { Addressee } from './settings.queries.ts';

/** What a mail says, its greeting and its end aside. */
export interface Words {
  subject: string;
  blocks: Block[];
}

interface Said {
  language: Language;
  publicUrl: string;
}

export interface SaidOfOne extends Said {
  /** In the subject, which lies on tables: where the reader asked for it (P512). */
  showsNames: boolean;
}

export function saidTo(publicUrl: string, reader: Pick<Addressee, 'language' | 'shows_names'>): SaidOfOne {
  return { language: reader.language ?? DEFAULT_LANGUAGE, publicUrl, showsNames: reader.shows_names };
}

const withName = (subject: string, username: string, { showsNames }: SaidOfOne) =>
  showsNames ? `@${username}: ${subject}` : subject;

/** Of what people write only titles stand in these mails, in one line each: neither a comment nor what came with a tip (P212). */
function titled(title: string): string {
  return oneLine(title);
}

/** @param isOfDay those of a day, or that were too many for mails of their own */
export function tipWords(said: SaidOfOne, tips: TipFacts, isOfDay: boolean): Words {
  const { language, publicUrl } = said;
  const t = notificationsTexts[language];
  const { count, username } = tips;
  const pesos = formatCentavos(tips.centavos);
  return {
    subject: isOfDay ? t.tipsSubject({ count }) : withName(t.tipSubject, username, said),
    blocks: [
      isOfDay ? t.tipsText({ count, username, pesos }) : t.tipText({ username, pesos }),
      { link: `${publicUrl}${paths.studio('earnings')}` },
    ],
  };
}

/** @param isOfDay those of a day, or that were too many for mails of their own */
export function subscriberWords(
  said: SaidOfOne,
  { count, usernames }: SubscriberFacts,
  isOfDay: boolean,
): Words {
  const { language, publicUrl } = said;
  const t = notificationsTexts[language];
  const [username = ''] = usernames;
  const names = named(usernames);
  return {
    subject: isOfDay ? t.subscribersSubject({ count }) : withName(t.subscriberSubject, username, said),
    blocks: [
      isOfDay ? t.subscribersText({ count, names }) : t.subscriberText({ username }),
      { link: `${publicUrl}${paths.studio()}` },
    ],
  };
}

export function saleWords({ language, publicUrl }: Said, sales: { count: number; centavos: number }): Words {
  const t = notificationsTexts[language];
  const { count } = sales;
  const pesos = formatCentavos(sales.centavos);
  const link = { link: `${publicUrl}${paths.studio('earnings')}` };
  return count === 1
    ? { subject: t.saleSubject, blocks: [t.saleText({ pesos }), link] }
    : { subject: t.salesSubject({ count }), blocks: [t.salesText({ count, pesos }), link] };
}

export function followerWords({ language, publicUrl }: Said, { count, usernames }: SubscriberFacts): Words {
  const t = notificationsTexts[language];
  const [username = ''] = usernames;
  const link = { link: `${publicUrl}${paths.studio()}` };
  return count === 1
    ? { subject: t.followerSubject, blocks: [t.followerText({ username }), link] }
    : {
        subject: t.followersSubject({ count }),
        blocks: [t.followersText({ count, names: named(usernames) }), link],
      };
}

export function referralWords({ language, publicUrl }: Said, { count, usernames }: SubscriberFacts): Words {
  const t = notificationsTexts[language];
  const [username = ''] = usernames;
  const link = { link: `${publicUrl}${paths.studio('affiliate')}` };
  return count === 1
    ? { subject: t.referralSubject, blocks: [t.referralText({ username }), link] }
    : {
        subject: t.referralsSubject({ count }),
        blocks: [t.referralsText({ names: named(usernames) }), link],
      };
}

const named = (usernames: readonly string[]) => usernames.map((name) => `@${name}`).join(', ');

/** @param posts one more than `most` where there are more than are named */
export function likeWords(
  { language, publicUrl }: Said,
  posts: readonly { post_id: string; title: string; count: number }[],
  most: number,
): Words {
  const t = notificationsTexts[language];
  const lines = posts
    .slice(0, most)
    .flatMap(({ post_id, title, count }) => [
      t.likesOf({ title: titled(title), count }),
      { link: `${publicUrl}${paths.postPage(post_id)}` },
    ]);
  const rest = posts.length > most ? [t.andMore, { link: `${publicUrl}${paths.studio('content')}` }] : [];
  return { subject: t.likesSubject, blocks: [t.likesText, ...lines, ...rest] };
}

/** @param posts one more than `most` where there are more than are named */
export function commentWords(
  { language, publicUrl }: Said,
  posts: readonly CommentFacts[],
  most: number,
): Words {
  const t = notificationsTexts[language];
  const named = posts
    .slice(0, most)
    .flatMap(({ post_id, title, count, username }) => [
      t.commentsOn({ title: titled(title), count, username }),
      { link: `${publicUrl}${paths.postPage(post_id)}` },
    ]);
  const rest = posts.length > most ? [t.andMore, { link: `${publicUrl}${paths.studio('content')}` }] : [];
  return { subject: t.commentsSubject, blocks: [t.commentsText, ...named, ...rest] };
}

/** @param posts one more than `most` where there are more than are named */
export function newPostWords({ language, publicUrl }: Said, posts: readonly NewPost[], most: number): Words {
  const t = notificationsTexts[language];
  const say = ({ is_ppv, is_subscriber_only }: NewPost) =>
    is_ppv ? t.paidPost : is_subscriber_only ? t.subscribersPost : t.newPost;
  const named = posts
    .slice(0, most)
    .flatMap((post) => [
      say(post)({ name: oneLine(post.creator_name), title: titled(post.title) }),
      { link: `${publicUrl}${paths.postPage(post.id)}` },
    ]);
  const rest = posts.length > most ? [t.andMore, { link: `${publicUrl}${paths.fan('for-you')}` }] : [];
  return { subject: t.newPostsSubject, blocks: [t.newPostsText, ...named, ...rest] };
}

/** Why a mail came, and how it is turned off. */
export function notificationFooter({ language, publicUrl }: Said, token: string): Block[] {
  const t = notificationsTexts[language];
  return [
    t.why,
    { link: `${publicUrl}${paths.unsubscribe(token)}` },
    t.allChoices,
    { link: `${publicUrl}${paths.settings()}` },
  ];
}
