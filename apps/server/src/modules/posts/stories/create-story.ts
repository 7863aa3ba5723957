import type { CallInput, CallResponse, Calls, Saying } from '@likha/contract';
import { STORY } from '@likha/contract/late-limits';
import { DEPICTED_CONSENT_VERSION } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { StoredUpload } from '../../media/index.ts';
import { matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { holdPost } from '../publish/release-post.ts';
import { insertConsent } from '../read/own-posts.queries.ts';
import { isFirstUpload } from '../upload/judge-first-upload.ts';
import { findNamed } from '../write/sent-before.ts';
import { checkConsent, discardAll, storeFiles } from '../write/store-files.ts';
import { presentOwnStory } from './present-story.ts';
import { countCurrent, findStory, insertStory } from './stories.queries.ts';
import { storyEnd } from './story.policy.ts';

type Form = CallInput<Calls['createStory']>['body'];

/**
 * Publishes a story of at most one file and a few words, for 24 hours from now (P413). One with a video is published as what is
 * scheduled is, once it can be played; one of the first uploads, and one a keyword is found in, once staff has looked.
 * @throws AppError `validation_failed`, `file_rejected`, `stories_full`; no trace is left
 */
export async function createStory(
  deps: PostsDeps,
  viewer: Viewer,
  { form, files }: { form: Form; files: Upload['files'] },
): Promise<CallResponse<Calls['createStory']>> {
  if (!form.text && (files.media_file?.length ?? 0) === 0) throw empty();
  checkConsent(form, files);
  await refuseSpam(deps, { type: 'post', authorId: viewer.id, fields: { text: form.text } });
  const media = await storeFiles(deps, viewer.id, files);
  const id = deps.ids.next();
  try {
    await inTransaction(deps.db, (tx) => publish(deps, tx, viewer.id, { id, form, file: media[0] }));
  } catch (error) {
    await discardAll(media);
    // Two at once: the one that came first is what both are told of, also where it was the last that there may be.
    const first = await findToldBefore(deps, viewer, form.client_id);
    if (first) return first;
    throw error;
  }
  return readOwnStory(deps, viewer, id);
}

/**
 * The story that its creator sent under this name before, whose answer was lost (P809); null where there is none.
 * @param clientId the device's own name for it, as it came
 * @throws AppError `content_not_found` where it was deleted since
 */
export async function findToldBefore(deps: PostsDeps, viewer: Viewer, clientId: string | undefined) {
  const id = await findNamed(deps, viewer, 'story', clientId);
  return id ? readOwnStory(deps, viewer, id) : null;
}

function empty(): AppError {
  const detail: Saying = (language) => postsTexts[language].storyEmpty;
  return new AppError('validation_failed', { detail, errors: { text: detail } });
}

interface NewStory {
  id: string;
  form: Form;
  file: StoredUpload | undefined;
}

async function publish(
  deps: PostsDeps,
  tx: Tx,
  creatorId: string,
  { id, form, file }: NewStory,
): Promise<void> {
  const now = deps.clock.now();
  if ((await countCurrent(tx, creatorId, now)) >= STORY.current)
    throw new AppError('stories_full', {
      detail: (language) => postsTexts[language].storiesFull({ count: STORY.current }),
    });
  const isReviewed = file !== undefined && (await isFirstUpload(deps, tx, { id, creator_id: creatorId }));
  const isVideo = file?.kind === 'video';
  await file?.keep(tx);
  await insertStory(tx, {
    id,
    creator_id: creatorId,
    content: form.text,
    type: file?.kind ?? 'photo',
    media_id: file?.id ?? null,
    is_nsfw: form.is_nsfw,
    audience: form.audience,
    client_id: form.client_id ?? null,
    // A video is looked at, and its 24 hours begin, when it can be played.
    ...(isVideo
      ? { status: 'scheduled', publish_at: now, expires_at: null }
      : isReviewed
        ? { status: 'in_review', publish_at: null, expires_at: null }
        : { status: 'story', publish_at: null, expires_at: storyEnd(now) }),
    created_at: now,
  });
  if (file)
    await insertConsent(tx, {
      post_id: id,
      creator_id: creatorId,
      version: DEPICTED_CONSENT_VERSION,
      said_by: form.depicted_consent ? 'box' : 'creator_consent',
      files_count: 1,
      confirmed_at: now,
    });
  const written = { type: 'post', id, authorId: creatorId, text: form.text } as const;
  if (await matchKeywords(deps, tx, { ...written, isFirstUpload: isReviewed && !isVideo }))
    await holdPost(tx, id);
}

async function readOwnStory(deps: PostsDeps, viewer: Viewer, id: string) {
  const now = deps.clock.now();
  const row = await findStory(deps.db, id, viewer.id, now);
  if (!row) throw new AppError('content_not_found');
  return presentOwnStory(row, viewer, { addresses: deps.mediaAddresses, now });
}
