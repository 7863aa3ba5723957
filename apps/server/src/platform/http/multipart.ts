import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { Saying } from '@likha/contract';
import { isId } from '@likha/contract/addresses';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { whileItComes } from './coming-upload.ts';
import { finishedUploadsOf } from './finished-uploads.ts';
import { problemsTexts } from './problems.texts.generated.ts';
import { viewerOf } from './request-viewer.ts';

export interface UploadLimits<T = unknown> {
  /** A folder for this request is made below it, and is gone afterwards. */
  workFolder: string;
  maxFileBytes: number;
  /** Of all files together. */
  maxBytes: number;
  /** The file fields that are read, and how many files of each; others are refused. */
  fileFields: Readonly<Record<string, { max: number; resumable?: true }>>;
  /** Other names that a form may give its fields, each with ours. */
  otherNames?: ReadonlyMap<string, string>;
  /** What was answered to the same form before, by its fields alone; null where it is the first. */
  known?: (fields: Upload['fields']) => Promise<T | null>;
}

export interface UploadedFile {
  path: string;
  bytes: number;
  /** The file went past `maxFileBytes` and was cut there. */
  isTruncated: boolean;
}

export interface Upload {
  fields: Record<string, string>;
  /** By field, in the order in which they came. */
  files: Record<string, UploadedFile[]>;
}

/** A form that was read, and which of its files came before. */
interface Form {
  upload: Upload;
  references: { id: string; field: string; file: UploadedFile }[];
  /** Of the files that came with it. */
  bytes: number;
}

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 30;

/**
 * Streams a multipart body to disk, bounded in every direction, and hands it to `act`. Its files are gone when that has ended,
 * however it ends.
 * @throws AppError `unsupported_media_type`, `malformed_request`, `payload_too_large`, `request_timeout`, and what `act` throws
 */
export async function withUpload<T>(
  request: FastifyRequest,
  limits: UploadLimits<T>,
  act: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { detail: (language) => problemsTexts[language].sendForm });
  const folder = join(limits.workFolder, 'uploads', request.id.replace(/[^a-z0-9-]/gi, ''));
  await mkdir(folder, { recursive: true });
  try {
    const broken: Saying = (language) => problemsTexts[language].formBroken;
    const form = await whileItComes(request, broken, () => readParts(request, folder, limits)).catch(
      (error: unknown) => {
        skipRest(request);
        throw error;
      },
    );
    return (await limits.known?.(form.upload.fields)) ?? (await withFinished(request, form, limits, act));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads past what is left of a form that is refused before its end (P952): whoever keeps the connection asks for the next
 * thing on it, behind a body that nobody would read. How long that may take is bounded by the server.
 */
function skipRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/**
 * Takes the place of files for those that came before, in parts (P774): from here on nothing tells them from what came with the form.
 * @throws AppError `payload_too_large`, and as `FinishedUploads`
 */
function withFinished<T>(
  request: FastifyRequest,
  { upload, references, bytes }: Form,
  { maxBytes, maxFileBytes }: UploadLimits,
  act: (upload: Upload) => Promise<T>,
): Promise<T> {
  const [uploads, viewer] = [finishedUploadsOf(request), viewerOf(request)];
  if (references.length === 0 || !uploads || !viewer) return act(upload);
  const wanted = references.map(({ id, field, file }) => ({ id, field, path: file.path }));
  return uploads.use(viewer.id, wanted, async (sizes, fetch) => {
    if (sizes.reduce((sum, size) => sum + size, bytes) > maxBytes) throw tooLarge();
    await fetch();
    for (const [at, { file }] of references.entries()) {
      file.bytes = sizes[at] ?? 0;
      file.isTruncated = file.bytes > maxFileBytes;
    }
    return act(upload);
  });
}

async function readParts(request: FastifyRequest, folder: string, limits: UploadLimits): Promise<Form> {
  const references: Form['references'] = [];
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile[]> = Object.create(null);
  const maxFiles = Object.values(limits.fileFields).reduce((sum, { max }) => sum + max, 0);
  let bytes = 0;
  let count = 0;
  const parts = request.parts({
    limits: {
      fileSize: limits.maxFileBytes,
      files: maxFiles,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      parts: MAX_FIELDS + maxFiles,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    part.fieldname = ownName(part.fieldname);
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw new AppError('payload_too_large', {
          errors: {
            [part.fieldname]: (language) => problemsTexts[language].fieldTooLong({ field: part.fieldname }),
          },
        });
      const value = String(part.value ?? '');
      if (!isReference(part.fieldname, value)) {
        fields[part.fieldname] = value;
        continue;
      }
      const file = { path: join(folder, String(count)), bytes: 0, isTruncated: false };
      references.push({ id: value, field: part.fieldname, file });
      count += 1;
      take(part.fieldname, file);
    } else if (Object.hasOwn(limits.fileFields, part.fieldname)) {
      const file = await saveFile(part, join(folder, String(count)), limits.maxBytes - bytes);
      bytes += file.bytes;
      count += 1;
      if (file.bytes === 0 && !part.filename) continue;
      take(part.fieldname, file);
    } else {
      part.file.resume();
      throw new AppError('validation_failed', {
        detail: (language) => problemsTexts[language].noFileField({ field: part.fieldname }),
        errors: { [part.fieldname]: (language) => problemsTexts[language].notFileField },
      });
    }
  }
  return { upload: { fields, files }, references, bytes };

  function ownName(name: string): string {
    return limits.otherNames?.get(name) ?? name;
  }

  /** Does a text stand in the place of a file? Any other is one that nobody asks for. */
  function isReference(field: string, value: string): boolean {
    return Object.hasOwn(limits.fileFields, field) && !!limits.fileFields[field]?.resumable && isId(value);
  }

  function take(field: string, file: UploadedFile): void {
    const ofField = [...(files[field] ?? []), file];
    if (ofField.length > (limits.fileFields[field]?.max ?? 0))
      throw new AppError('payload_too_large', { detail: (language) => problemsTexts[language].tooManyFiles });
    files[field] = ofField;
  }
}

/** @throws AppError `payload_too_large` past `maxBytes` */
async function saveFile(part: MultipartFile, path: string, maxBytes: number): Promise<UploadedFile> {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= maxBytes) return done(null, chunk);
      done(tooLarge());
    },
  });
  await pipeline(part.file, count, createWriteStream(path, { mode: 0o600 }));
  return { path, bytes, isTruncated: part.file.truncated };
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', { detail: (language) => problemsTexts[language].filesTooLarge });
}
