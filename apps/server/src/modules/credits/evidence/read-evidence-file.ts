import { readFile } from 'node:fs/promises';
import type { Saying } from '@likha/contract';
import { EVIDENCE, UPLOAD } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { UploadedFile } from '../../../platform/http/multipart.ts';
import { isRefused, loadImageLibrary, readPicture } from '../../media/index.ts';
import { evidenceTexts } from './evidence.texts.generated.ts';
import { beginsAsPdf, isActivePdf, isPdf } from './read-pdf.ts';

/** Of a picture that a person has to read. */
const QUALITY = 90;
const MEGABYTE = 1024 * 1024;

export interface ReadFile {
  type: 'application/pdf' | 'image/jpeg';
  content: Buffer;
}

/**
 * Reads a file by its content. A picture is made anew as JPEG, without metadata; a PDF stays as it is, and is refused where a
 * reader could run something of it.
 * @throws AppError `validation_failed` without a file, `file_rejected`
 */
export async function readEvidenceFile(file: UploadedFile | undefined, adminId: string): Promise<ReadFile> {
  if (!file) throw refused('validation_failed', 'fileNeeded');
  if (file.isTruncated) throw refused('file_rejected', 'tooLarge');
  const content = await readFile(file.path);
  if (beginsAsPdf(content)) {
    if (!isPdf(content)) throw refused('file_rejected', 'unreadable');
    if (isActivePdf(content)) throw refused('file_rejected', 'activePdf');
    return { type: 'application/pdf', content };
  }
  const picture = await readPicture(file.path, UPLOAD.imageSide, adminId);
  if (isRefused(picture)) {
    const isOther = picture.refusal === 'unsupported_type' || picture.refusal === 'video_too_large';
    throw refused('file_rejected', isOther ? 'notKnown' : 'unreadable');
  }
  const { sharp } = await loadImageLibrary();
  return { type: 'image/jpeg', content: await sharp(picture.webp).jpeg({ quality: QUALITY }).toBuffer() };
}

type Words = 'fileNeeded' | 'tooLarge' | 'notKnown' | 'unreadable' | 'activePdf';

function refused(code: 'validation_failed' | 'file_rejected', why: Words): AppError {
  const detail: Saying = (language) => {
    if (why !== 'tooLarge') return evidenceTexts[language][why];
    return evidenceTexts[language].tooLarge({ mb: EVIDENCE.fileBytes / MEGABYTE });
  };
  return new AppError(code, { detail, errors: { file: detail } });
}
