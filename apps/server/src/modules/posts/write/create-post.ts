import type { CallInput, Calls } from '@likha/contract';
import { DEPICTED_CONSENT_VERSION } from '@likha/contract/limits';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { markMadeFor, type StoredUpload } from '../../media/index.ts';
import { matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { writePoll } from '../polls/write-poll.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { holdPost } from '../publish/release-post.ts';
import { checkPublishAt } from '../publish/schedule.ts';
import { insertConsent, insertPost } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';
import { isFirstUpload } from '../upload/judge-first-upload.ts';
import { accessOf, fieldsOf, textOf } from './post-form.ts';
import { reuseFiles } from './reuse-files.ts';
import { findSentBefore } from './sent-before.ts';
import { checkConsent, discardAll, inOrder, storeFiles } from './store-files.ts';

type Form = CallInput<Calls['createPost']>['body'];

/** Of a post that is made for its creator, and not by a press of theirs. */
interface Also {
  /** What else is kept of it, in the transaction that makes it. */
  keep?: (tx: Tx, postId: string) => Promise<void>;
  /** Its words were looked through when they were written, and staff may have other keywords since: then it waits for a look (P153). */
  isWrittenBefore?: boolean;
}

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
  also: Also = {},
) {
  checkConsent(form, files);
  if (!also.isWrittenBefore)
    await refuseSpam(deps, { type: 'post', authorId: viewer.id, fields: fieldsOf(form) });
  if (form.publish_at) checkPublishAt(form.publish_at, deps.clock.now());
  const media = await storeFiles(deps, viewer.id, files);
  const id = deps.ids.next();
  try {
    await publish(deps, viewer.id, { id, form, media, madeFor, also });
  } catch (error) {
    await discardAll(media);
    // Two at once: the one that came first is what both are told of.
    const first =
      isUniqueViolation(error, 'posts_client') && (await findSentBefore(deps, viewer, form.client_id));
    if (first) return first;
    throw error;
  }
  return readOwnPost(deps, viewer, id);
}

interface NewPost {
  id: string;
  form: Form;
  media: readonly StoredUpload[];
  madeFor: string | null;
  also: Also;
}

async function publish(
  deps: PostsDeps,
  creatorId: string,
  { id, form, media, madeFor, also }: NewPost,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const reused = await reuseFiles(deps, tx, creatorId, form.vault_files ?? []);
    const shown = inOrder([...media, ...reused]);
    const [first, ...further] = shown;
    const isReviewed = first !== undefined && (await isFirstUpload(deps, tx, { id, creator_id: creatorId }));
    for (const each of media) await each.keep(tx);
    if (first && madeFor) await markMadeFor(tx, first.id, madeFor);
    await insertPost(tx, {
      id,
      creator_id: creatorId,
      title: form.title,
      content: form.content,
      type: first?.kind ?? (form.type === 'video' ? 'video' : 'photo'),
      media_id: first?.id ?? null,
      furtherIds: further.map((each) => each.id),
      is_nsfw: form.is_nsfw,
      ...accessOf(form),
      tags: form.tags,
      // What is scheduled is looked at when it is published.
      status: form.publish_at ? 'scheduled' : isReviewed ? 'in_review' : 'published',
      publish_at: form.publish_at ?? null,
      client_id: form.client_id ?? null,
      created_at: deps.clock.now(),
    });
    if (first)
      await insertConsent(tx, {
        post_id: id,
        creator_id: creatorId,
        version: DEPICTED_CONSENT_VERSION,
        said_by: form.depicted_consent ? 'box' : 'creator_consent',
        files_count: shown.length,
        confirmed_at: deps.clock.now(),
      });
    await also.keep?.(tx, id);
    await writePoll(deps, tx, { id, creatorId }, form);
    const isHeld = await matchKeywords(deps, tx, {
      type: 'post',
      id,
      authorId: creatorId,
      text: textOf(form),
      isFirstUpload: isReviewed && !form.publish_at,
      isWrittenBefore: also.isWrittenBefore ?? false,
    });
    if (isHeld) await holdPost(tx, id);
  });
}
