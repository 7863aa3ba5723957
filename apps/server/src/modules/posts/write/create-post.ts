import type { CallInput, Calls, Saying } from '@likha/contract';
import { DEPICTED_CONSENT_VERSION } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { markMadeFor, type StoredUpload, storeUpload } from '../../media/index.ts';
import { matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { writePoll } from '../polls/write-poll.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { holdPost } from '../publish/release-post.ts';
import { checkPublishAt } from '../publish/schedule.ts';
import { insertConsent, insertPost } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';
import { isFirstUpload } from '../upload/judge-first-upload.ts';
import { accessOf, fieldsOf, textOf } from './post-form.ts';

type Form = CallInput<Calls['createPost']>['body'];

/** What was filled in, and the files that came with it. */
interface Filled {
  form: Form;
  files: Upload['files'];
}

/**
 * Publishes a post whose files have been received, or schedules it. Its words are checked before any file is opened; the
 * post and its media items become permanent in one transaction, or none does. Price and access are of the whole post.
 * @param madeFor the fan whose name every copy of its file carries
 * @throws AppError `validation_failed`, `file_rejected`; no trace is left
 */
export async function createPost(
  deps: PostsDeps,
  viewer: Viewer,
  { form, files }: Filled,
  madeFor: string | null = null,
) {
  checkConsent(form, files);
  await refuseSpam(deps, { type: 'post', authorId: viewer.id, fields: fieldsOf(form) });
  if (form.publish_at) checkPublishAt(form.publish_at, deps.clock.now());
  const media = await storeFiles(deps, viewer.id, files);
  const id = deps.ids.next();
  try {
    await publish(deps, viewer.id, { id, form, media, madeFor });
  } catch (error) {
    await discardAll(media);
    throw error;
  }
  return readOwnPost(deps, viewer, id);
}

/** With files the creator says, each time, that everyone in them is of age and agreed (P155): whoever says no is refused. */
function checkConsent(form: Form, files: Upload['files']): void {
  if ((files.media_file?.length ?? 0) === 0 || form.depicted_consent !== false) return;
  const detail: Saying = (language) => postsTexts[language].depictedConsent;
  throw new AppError('validation_failed', { detail, errors: { depicted_consent: detail } });
}

/** One after the other: pictures of one person wait for one another anyway. A video comes first, wherever it was chosen. */
async function storeFiles(deps: PostsDeps, ownerId: string, files: Upload['files']): Promise<StoredUpload[]> {
  const stored: StoredUpload[] = [];
  try {
    for (const file of files.media_file ?? []) {
      stored.push(await storeUpload(deps, ownerId, file, files.thumbnail_file?.[0]));
      if (stored.filter(isVideo).length > 1) throw secondVideo();
    }
  } catch (error) {
    await discardAll(stored);
    throw error;
  }
  return [...stored.filter(isVideo), ...stored.filter((media) => !isVideo(media))];
}

const isVideo = ({ kind }: StoredUpload) => kind === 'video';

function secondVideo(): AppError {
  const detail: Saying = (language) => postsTexts[language].oneVideo;
  return new AppError('file_rejected', { detail, errors: { media_file: detail } });
}

async function discardAll(media: readonly StoredUpload[]): Promise<void> {
  for (const each of media) await each.discard();
}

interface NewPost {
  id: string;
  form: Form;
  media: readonly StoredUpload[];
  madeFor: string | null;
}

async function publish(
  deps: PostsDeps,
  creatorId: string,
  { id, form, media, madeFor }: NewPost,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [first, ...further] = media;
    const isReviewed = first !== undefined && (await isFirstUpload(deps, tx, { id, creator_id: creatorId }));
    for (const each of media) await each.keep(tx);
    if (first && madeFor) await markMadeFor(tx, first.id, madeFor);
    await insertPost(tx, {
      id,
      creator_id: creatorId,
      title: form.title,
      content: form.content,
      type: first?.kind ?? form.type,
      media_id: first?.id ?? null,
      furtherIds: further.map((each) => each.id),
      is_nsfw: form.is_nsfw,
      ...accessOf(form),
      tags: form.tags,
      // What is scheduled is looked at when it is published.
      status: form.publish_at ? 'scheduled' : isReviewed ? 'in_review' : 'published',
      publish_at: form.publish_at ?? null,
      created_at: deps.clock.now(),
    });
    if (first)
      await insertConsent(tx, {
        post_id: id,
        creator_id: creatorId,
        version: DEPICTED_CONSENT_VERSION,
        said_by: form.depicted_consent ? 'box' : 'creator_consent',
        files_count: media.length,
        confirmed_at: deps.clock.now(),
      });
    await writePoll(deps, tx, { id, creatorId }, form);
    const isHeld = await matchKeywords(deps, tx, {
      type: 'post',
      id,
      authorId: creatorId,
      text: textOf(form),
      isFirstUpload: isReviewed && !form.publish_at,
    });
    if (isHeld) await holdPost(tx, id);
  });
}
