import type { CallResponse, Calls, Saying } from '@likha/contract';
import { UPLOAD } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { listKeys } from '../../secrets/index.ts';
import { PixelGate } from '../image/pixel-gate.ts';
import { findTraced, listTraceCodes } from '../media.queries.ts';
import { type MediaTexts, mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { isRefused, type MediaRefusal } from '../media-refusal.ts';
import { recogniseFile } from '../upload/recognise-file.ts';
import { readInThread } from './read-in-thread.ts';

type Traced = CallResponse<Calls['tracePicture']>;
type Account = NonNullable<Traced['account']>;

/** One at a time: each takes a core for seconds. */
const GATE = new PixelGate({ pixels: 1, waiting: 8, waitingOfOne: 2 });
const ONE = 1;
/** The newest are compared: a million take some seconds. */
const MOST_CODES = 1_000_000;
const MEGABYTE = 1024 * 1024;

/**
 * Names the account that a picture was made for (P196), by the number that it carries unseen, and how likely chance alone would have
 * named one (P398). What was found is on record; the picture is kept nowhere.
 * @returns nulls where no number fits by more than chance
 * @throws AppError `validation_failed` without a file, `file_rejected`, `busy` when too many wait
 */
export async function tracePicture(
  deps: MediaDeps,
  admin: { id: string; from: string },
  file: UploadedFile | undefined,
): Promise<Traced> {
  if (!file) throw refusal('validation_failed', (language) => mediaTexts[language].traceNeedsPicture);
  if (file.isTruncated) throw rejected('image_too_large');
  const kind = await recogniseFile(file.path);
  if (isRefused(kind) || kind.kind !== 'photo') throw rejected('unsupported_type');
  const keys = await listKeys(deps, 'trace');
  const codes = await listTraceCodes(deps.db, MOST_CODES);
  const read = await GATE.pass(ONE, admin.id, () => readInThread({ path: file.path, keys, codes }));
  if ('refused' in read) throw rejected(read.refused.refusal);
  const person = read.found ? await findTraced(deps.db, read.found.code) : undefined;
  await inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'media.trace',
      subject: person ? { type: 'user', id: person.id } : { type: 'picture', id: deps.ids.next() },
      after: { found: person !== undefined, ...(person && { chance: read.found?.chance }) },
      from: admin.from,
    }),
  );
  if (!person || !read.found) return { account: null, chance: null };
  return {
    account: { ...person, user_type: person.user_type as Account['user_type'] },
    chance: read.found.chance,
  };
}

const WORDS = {
  empty_file: 'traceNeedsPicture',
  unsupported_type: 'traceNeedsPicture',
  video_too_large: 'traceNeedsPicture',
  image_too_large: 'traceTooLarge',
  image_too_many_pixels: 'tracePixels',
  corrupt_image: 'traceBroken',
} as const satisfies Record<MediaRefusal, keyof MediaTexts>;

function rejected(reason: MediaRefusal): AppError {
  return refusal('file_rejected', (language) => {
    const words = mediaTexts[language][WORDS[reason]];
    return typeof words === 'string' ? words : words({ mb: UPLOAD.imageBytes / MEGABYTE });
  });
}

function refusal(code: 'validation_failed' | 'file_rejected', detail: Saying): AppError {
  return new AppError(code, { detail, errors: { picture: detail } });
}
