import type { Saying } from '@likha/contract';
import { UPLOAD } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import { forgetGuestPages } from '../../../platform/http/pages/guest-pages.ts';
import { addJob } from '../../../platform/jobs.ts';
import { type MediaRefusal, removePublicPicture, storePublicPicture } from '../../media/index.ts';
import { changeUser } from '../accounts.queries.ts';
import { type AccountsTexts, accountsTexts } from '../accounts.texts.generated.ts';
import { removeUnusedPictureJob } from '../declared-jobs.ts';
import { picturesKeptSince } from './cleared-picture.ts';
import { findPictures, isPictureKept, lockProfile } from './profile.queries.ts';
import type { ProfileDeps } from './profile-deps.ts';

export type PictureKind = 'avatar' | 'cover';

const COLUMNS = { avatar: 'avatar_key', cover: 'cover_key' } as const;
/** No upload lasts this long. */
const MEGABYTE = 1024 * 1024;

/**
 * Shows another picture of a person (P134), judged by its content and made anew without metadata. It gets a name of its own, as
 * browsers keep public pictures for good; the one before is removed. A job looks after what a crash leaves behind.
 * @throws AppError `validation_failed` without a file, `file_rejected`; the one before stays
 */
export async function changePicture(
  deps: ProfileDeps,
  userId: string,
  kind: PictureKind,
  file: UploadedFile | undefined,
): Promise<void> {
  if (!file) throw refusal('validation_failed', (language) => accountsTexts[language].pictureNeeded);
  if (file.isTruncated) throw rejected('image_too_large');
  const name = `${kind}/${deps.ids.next()}`;
  const runAt = new Date(deps.clock.now().getTime() + HOUR_MS);
  await addJob(deps.db, removeUnusedPictureJob, { userId, name: `${name}.webp` }, { runAt });
  const stored = await storePublicPicture(deps, name, file.path, userId);
  if (typeof stored !== 'string') throw rejected(stored.refusal);
  await showPicture(deps, userId, kind, stored);
}

/** Shows none any more. */
export function removePicture(deps: ProfileDeps, userId: string, kind: PictureKind): Promise<void> {
  return showPicture(deps, userId, kind, null);
}

async function showPicture(
  deps: ProfileDeps,
  userId: string,
  kind: PictureKind,
  name: string | null,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { [COLUMNS[kind]]: before } = await lockProfile(tx, userId);
    await changeUser(tx, userId, { [COLUMNS[kind]]: name });
    if (before !== null) await removePublicPicture(tx, before);
    await forgetGuestPages(tx, userId);
  });
}

/** Removes an uploaded picture that its person does not show: a crash came between, another replaced it, or staff cleared it long ago. */
export async function removeUnusedPicture(deps: BaseDeps, userId: string, name: string): Promise<void> {
  if ((await findPictures(deps.db, userId)).includes(name)) return;
  if (await isPictureKept(deps.db, userId, name, picturesKeptSince(deps.clock.now()))) return;
  await inTransaction(deps.db, (tx) => removePublicPicture(tx, name));
}

const WORDS = {
  empty_file: 'pictureNeeded',
  unsupported_type: 'pictureNeeded',
  video_too_large: 'pictureNeeded',
  image_too_large: 'pictureTooLarge',
  image_too_many_pixels: 'picturePixels',
  corrupt_image: 'pictureBroken',
} as const satisfies Record<MediaRefusal, keyof AccountsTexts>;

function rejected(reason: MediaRefusal): AppError {
  return refusal('file_rejected', (language) => {
    const words = accountsTexts[language][WORDS[reason]];
    return typeof words === 'string' ? words : words({ mb: UPLOAD.imageBytes / MEGABYTE });
  });
}

function refusal(code: 'validation_failed' | 'file_rejected', detail: Saying): AppError {
  return new AppError(code, { detail, errors: { picture: detail } });
}
