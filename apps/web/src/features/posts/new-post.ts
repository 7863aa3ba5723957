import {
  CONTENT_CHARACTERS,
  MAX_CREDIT_PRICE,
  POST_FILES,
  TAGS,
  TITLE_CHARACTERS,
} from '@likha/contract/limits';
import { formatCredits, formatWhole } from '@likha/contract/money';
import { ApiError } from '../../lib/api-error.ts';
import type { MediaFileTexts } from '../../lib/media-file.texts.generated.ts';
import { isVideo, mediaFileProblem } from '../../lib/media-file.ts';
import { momentOf, momentProblem } from '../../lib/philippine-moment.ts';
import type { ScheduleTexts } from '../../lib/schedule.texts.generated.ts';
import { type NewPoll, pollFieldsOf, pollProblems } from './new-poll.ts';
import type { ChosenVaultFile } from './vault-files.ts';
import type { WritingTexts } from './writing.texts.generated.ts';

/** The new-post form as it is typed. */
export interface NewPost extends NewPoll {
  title: string;
  content: string;
  /** In the order in which they are shown; at most one is a video. */
  files: File[];
  /** Shown behind those that are uploaded, but for a video. */
  vaultFiles: ChosenVaultFile[];
  /** Everyone in the files is of age and agreed (P155). */
  hasConsent: boolean;
  isSubscriberOnly: boolean;
  isPpv: boolean;
  creditPrice: string;
  isMature: boolean;
  tags: string;
  isScheduled: boolean;
  /** Philippine time, as the field has it. */
  publishAt: string;
}

export const BLANK_POST: NewPost = {
  title: '',
  content: '',
  files: [],
  vaultFiles: [],
  hasConsent: false,
  isSubscriberOnly: false,
  isPpv: false,
  creditPrice: '',
  isMature: false,
  tags: '',
  isScheduled: false,
  publishAt: '',
  hasPoll: false,
  pollQuestion: '',
  pollOptions: '',
  pollHours: '24',
};

/** What is wrong with a post, field by field (P52, P57). */
export function postProblems(
  post: NewPost,
  t: WritingTexts,
  fileTexts: MediaFileTexts,
  moments: ScheduleTexts,
): Partial<Record<keyof NewPost, string>> {
  const problems: Partial<Record<keyof NewPost, string>> = {};
  if (!post.title.trim()) problems.title = t.titleRequired;
  else if (post.title.trim().length > TITLE_CHARACTERS)
    problems.title = t.atMost({ count: TITLE_CHARACTERS });
  if (!post.content.trim()) problems.content = t.contentRequired;
  else if (post.content.trim().length > CONTENT_CHARACTERS)
    problems.content = t.atMost({ count: formatWhole(CONTENT_CHARACTERS) });
  const priceProblem = post.isPpv ? creditPriceProblem(post.creditPrice, t) : null;
  if (priceProblem) problems.creditPrice = priceProblem;
  const tagProblem = tagsProblem(post.tags, t);
  if (tagProblem) problems.tags = tagProblem;
  const wrongMoment = post.isScheduled ? momentProblem(post.publishAt, moments) : null;
  if (wrongMoment) problems.publishAt = wrongMoment;
  const filesProblem = mediaFilesProblem(post.files, t, fileTexts);
  if (filesProblem) problems.files = filesProblem;
  const vaultProblem = filesProblem ? null : vaultFilesProblem(post, t);
  if (vaultProblem) problems.vaultFiles = vaultProblem;
  if (hasFiles(post) && !post.hasConsent) problems.hasConsent = t.consentNeeded;
  return post.hasPoll ? { ...problems, ...pollProblems(post, t) } : problems;
}

/** Does it show anything, uploaded or of the vault? */
export function hasFiles({ files, vaultFiles }: Pick<NewPost, 'files' | 'vaultFiles'>): boolean {
  return files.length + vaultFiles.length > 0;
}

/** Why these files of the vault cannot be in the post as well; null when they can. */
function vaultFilesProblem({ files, vaultFiles }: NewPost, t: WritingTexts): string | null {
  if (files.length + vaultFiles.length > POST_FILES) return t.tooManyFiles({ count: POST_FILES });
  const videos = files.filter(isVideo).length + vaultFiles.filter(({ kind }) => kind === 'video').length;
  return videos > 1 ? t.oneVideo : null;
}

function creditPriceProblem(text: string, t: WritingTexts): string | null {
  if (!/^\d+$/.test(text.trim()) || Number(text) < 1) return t.priceRequired;
  return Number(text) > MAX_CREDIT_PRICE
    ? t.priceTooHigh({ credits: formatCredits(MAX_CREDIT_PRICE) })
    : null;
}

/** Counted as the server counts them: one that is there twice, or empty, is none. */
function tagsProblem(text: string, t: WritingTexts): string | null {
  const tags = new Set(text.split(',').map((tag) => tag.trim().replace(/^#/, '').toLowerCase()));
  tags.delete('');
  if (tags.size > TAGS.count) return t.tooManyTags({ count: TAGS.count });
  const isTooLong = [...tags].some((tag) => tag.length > TAGS.characters);
  return isTooLong ? t.tagTooLong({ count: TAGS.characters }) : null;
}

/** Fields that the server calls by another name. */
const NAMES: Readonly<Record<string, keyof NewPost>> = {
  credit_price: 'creditPrice',
  publish_at: 'publishAt',
  media_file: 'files',
  vault_files: 'vaultFiles',
  depicted_consent: 'hasConsent',
  thumbnail_file: 'files',
  poll_question: 'pollQuestion',
  poll_options: 'pollOptions',
  poll_hours: 'pollHours',
};

/** What the server refused, by the fields of this form. */
export function refusedFields(error: unknown): Partial<Record<keyof NewPost, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'payload_too_large' && error.detail) return { files: error.detail };
  const named = Object.entries(error.errors).map(([name, words]) => [NAMES[name] ?? name, words] as const);
  return Object.fromEntries(named.filter(([name]) => name in BLANK_POST));
}

/** Why these files cannot be posted together (P102); null when they can. */
export function mediaFilesProblem(
  files: readonly Pick<File, 'type' | 'size'>[],
  t: WritingTexts,
  fileTexts: MediaFileTexts,
): string | null {
  if (files.length > POST_FILES) return t.tooManyFiles({ count: POST_FILES });
  if (files.filter(isVideo).length > 1) return t.oneVideo;
  return files.map((file) => mediaFileProblem(file, fileTexts)).find((problem) => problem !== null) ?? null;
}

/** The moment as it is sent; undefined for a post that is published at once. */
export function publishAtOf({ isScheduled, publishAt }: NewPost): string | undefined {
  return isScheduled ? momentOf(publishAt)?.toISOString() : undefined;
}

/** The multipart form of `POST /content`. */
export function postForm(post: NewPost, still: Blob | null, clientId: string): FormData {
  const form = new FormData();
  form.set('client_id', clientId);
  form.set('title', post.title);
  form.set('content', post.content);
  const hasVideo = post.files.some(isVideo) || post.vaultFiles.some(({ kind }) => kind === 'video');
  form.set('type', hasVideo ? 'video' : 'photo');
  form.set('is_nsfw', String(post.isMature));
  form.set('is_ppv', String(post.isPpv));
  form.set('is_subscriber_only', String(post.isSubscriberOnly));
  form.set('price', '0');
  if (post.isPpv) form.set('credit_price', post.creditPrice.trim());
  form.set('tags', post.tags);
  form.set('depicted_consent', String(post.hasConsent));
  form.set('publish_at', publishAtOf(post) ?? '');
  for (const [name, value] of Object.entries(pollFieldsOf(post))) form.set(name, value);
  if (post.vaultFiles.length > 0)
    form.set('vault_files', post.vaultFiles.map(({ file_key }) => file_key).join(','));
  if (still) form.set('thumbnail_file', still, 'still.jpg');
  for (const file of post.files) form.append('media_file', file);
  return form;
}
