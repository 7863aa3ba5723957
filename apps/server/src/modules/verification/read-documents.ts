import type { DocumentName, Saying } from '@likha/contract';
import { DOCUMENT_IMAGE, DOCUMENTS } from '@likha/contract/identity';
import { UPLOAD } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { Upload, UploadedFile } from '../../platform/http/multipart.ts';
import { isRefused, type MediaRefusal, readPicture } from '../media/index.ts';
import { isLargeEnough } from './screening.ts';
import { type VerificationTexts, verificationTexts } from './verification.texts.generated.ts';

/** Of a picture that is kept, in pixels: what is printed on a card can be read. */
const LONGEST_SIDE = UPLOAD.imageSide;
const MEGABYTE = 1024 * 1024;

export interface ReadDocument {
  name: DocumentName;
  /** WebP without metadata. */
  picture: Buffer;
}

/** What is said of each picture that is missing, by its field. */
export function missingDocuments(files: Upload['files']): Record<string, Saying> {
  const missing = DOCUMENTS.filter((name) => !files[name]?.[0]);
  return Object.fromEntries(missing.map((name) => [name, bothNeeded]));
}

/**
 * Reads both pictures by their content, and makes them anew without metadata.
 * @throws AppError `file_rejected` for one that is no picture, too large or too small
 */
export async function readDocuments(files: Upload['files'], creatorId: string): Promise<ReadDocument[]> {
  const read: ReadDocument[] = [];
  for (const name of DOCUMENTS) {
    const file = files[name]?.[0];
    if (file) read.push({ name, picture: await readDocument(file, name, creatorId) });
  }
  return read;
}

const bothNeeded: Saying = (language) => verificationTexts[language].bothNeeded;

async function readDocument(file: UploadedFile, name: DocumentName, creatorId: string): Promise<Buffer> {
  if (file.isTruncated) throw rejected('image_too_large', name);
  const picture = await readPicture(file.path, LONGEST_SIDE, creatorId);
  if (isRefused(picture)) throw rejected(picture.refusal, name);
  if (!isLargeEnough(picture)) throw rejected('too_small', name);
  return picture.webp;
}

const WORDS = {
  empty_file: 'notImage',
  unsupported_type: 'notImage',
  video_too_large: 'notImage',
  image_too_large: 'tooLarge',
  image_too_many_pixels: 'tooManyPixels',
  corrupt_image: 'unreadable',
  too_small: 'tooSmall',
} as const satisfies Record<MediaRefusal | 'too_small', keyof VerificationTexts>;

function rejected(refusal: keyof typeof WORDS, name: DocumentName): AppError {
  const detail: Saying = (language) => {
    const words = verificationTexts[language][WORDS[refusal]];
    return typeof words === 'string' ? words : words({ mb: DOCUMENT_IMAGE.bytes / MEGABYTE });
  };
  return new AppError('file_rejected', { detail, errors: { [name]: detail } });
}
