import { type CallInput, type Calls, calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { parsePart } from '../../platform/http/bind-calls.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type StoredUpload, storeUpload } from '../media/index.ts';
import { countUploads, findPost, insertPost } from './posts.queries.ts';
import type { PostsDeps } from './posts-deps.ts';
import { presentPost } from './present-post.ts';

type Form = CallInput<Calls['createPost']>['body'];

/**
 * Publishes a post from a form whose files have been received. The form is checked before any file is opened; the post and
 * its media item become permanent in one transaction, or neither does.
 * @throws AppError `validation_failed`, `file_rejected`; no trace is left
 */
export async function createPost(deps: PostsDeps, viewer: Viewer, upload: Pick<Upload, 'fields' | 'files'>) {
  const form = parsePart<Form>(calls.createPost.body, upload.fields);
  const { media_file: file, thumbnail_file: still } = upload.files;
  const media = file ? await storeUpload(deps, viewer.id, file, still) : null;
  const id = deps.ids.next();
  try {
    await publish(deps, viewer.id, id, form, media);
  } catch (error) {
    await media?.discard();
    throw error;
  }
  const row = await findPost(deps.db, id, viewer.id, deps.clock.now());
  if (!row) throw new AppError('content_not_found');
  return presentPost(row, viewer, deps.mediaAddresses);
}

async function publish(
  deps: PostsDeps,
  creatorId: string,
  id: string,
  form: Form,
  media: StoredUpload | null,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { reviewFirstUploads: bound } = deps;
    const isReviewed = media !== null && bound > 0 && (await countUploads(tx, creatorId, bound)) < bound;
    await media?.keep(tx);
    await insertPost(tx, {
      id,
      creator_id: creatorId,
      title: form.title,
      content: form.content,
      type: media?.kind ?? form.type,
      media_id: media?.id ?? null,
      is_nsfw: form.is_nsfw,
      is_ppv: form.is_ppv,
      // PPV is the stricter lock: a post is one or the other.
      is_subscriber_only: form.is_subscriber_only && !form.is_ppv,
      credit_price: form.is_ppv ? (form.credit_price ?? null) : null,
      tags: form.tags,
      status: isReviewed ? 'in_review' : 'published',
      created_at: deps.clock.now(),
    });
  });
}
