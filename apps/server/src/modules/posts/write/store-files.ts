import type { Saying } from '@likha/contract';
import { POST_FILES } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import { type StoredUpload, storeUpload } from '../../media/index.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';

/** With files the creator says, each time, that everyone in them is of age and agreed (P155): whoever says no is refused. */
export function checkConsent(
  form: { depicted_consent?: boolean | undefined; vault_files?: readonly string[] | undefined },
  files: Upload['files'],
): void {
  const count = (files.media_file?.length ?? 0) + (form.vault_files?.length ?? 0);
  if (count === 0 || form.depicted_consent !== false) return;
  const detail: Saying = (language) => postsTexts[language].depictedConsent;
  throw new AppError('validation_failed', { detail, errors: { depicted_consent: detail } });
}

/** One after the other: pictures of one person wait for one another anyway. */
export async function storeFiles(
  deps: PostsDeps,
  ownerId: string,
  files: Upload['files'],
): Promise<StoredUpload[]> {
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
  return stored;
}

/** Of a post: a video comes first, wherever it was chosen. @throws AppError `file_rejected` for a second video, and for more than a post can have */
export function inOrder<T extends Pick<StoredUpload, 'kind'>>(media: readonly T[]): T[] {
  const videos = media.filter(isVideo);
  if (videos.length > 1) throw secondVideo();
  if (media.length > POST_FILES) throw tooMany();
  return [...videos, ...media.filter((each) => !isVideo(each))];
}

const isVideo = ({ kind }: Pick<StoredUpload, 'kind'>) => kind === 'video';

function tooMany(): AppError {
  const detail: Saying = (language) => postsTexts[language].tooManyFiles({ count: POST_FILES });
  return new AppError('file_rejected', { detail, errors: { vault_files: detail } });
}

function secondVideo(): AppError {
  const detail: Saying = (language) => postsTexts[language].oneVideo;
  return new AppError('file_rejected', { detail, errors: { media_file: detail } });
}

/** Removes every trace of them. */
export async function discardAll(media: readonly StoredUpload[]): Promise<void> {
  for (const each of media) await each.discard();
}
