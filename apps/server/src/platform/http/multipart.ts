import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { problemsTexts } from './problems.texts.generated.ts';

export interface UploadLimits {
  /** A folder for this request is made below it, and is gone afterwards. */
  workFolder: string;
  maxFileBytes: number;
  /** Of all files together. */
  maxBytes: number;
  /** The file fields that are read, and how many files of each; others are refused. */
  fileFields: Readonly<Record<string, { max: number }>>;
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

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 30;
/** The upload fails when no byte moves for this long (P34). */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Streams a multipart body to disk, bounded in every direction, and hands it to `act`. Its files are gone when that has ended,
 * however it ends.
 * @throws AppError `unsupported_media_type`, `malformed_request`, `payload_too_large`, `request_timeout`, and what `act` throws
 */
export async function withUpload<T>(
  request: FastifyRequest,
  limits: UploadLimits,
  act: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { detail: (language) => problemsTexts[language].sendForm });
  const folder = join(limits.workFolder, 'uploads', request.id.replace(/[^a-z0-9-]/gi, ''));
  await mkdir(folder, { recursive: true });
  try {
    return await act(await readInTime(request, folder, limits));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readInTime(request: FastifyRequest, folder: string, limits: UploadLimits): Promise<Upload> {
  const watch = watchIdle(request, IDLE_TIMEOUT_MS);
  try {
    return await readParts(request, folder, limits);
  } catch (error) {
    throw watch.hasTimedOut()
      ? new AppError('request_timeout', {
          detail: (language) => problemsTexts[language].uploadStopped,
          cause: error,
        })
      : asRefusal(error);
  } finally {
    watch.stop();
  }
}

async function readParts(request: FastifyRequest, folder: string, limits: UploadLimits): Promise<Upload> {
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
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw new AppError('payload_too_large', {
          detail: (language) => problemsTexts[language].fieldTooLong({ field: part.fieldname }),
        });
      fields[part.fieldname] = String(part.value ?? '');
    } else if (Object.hasOwn(limits.fileFields, part.fieldname)) {
      const file = await saveFile(part, join(folder, String(count)), limits.maxBytes - bytes);
      bytes += file.bytes;
      count += 1;
      if (file.bytes === 0 && !part.filename) continue;
      const ofField = [...(files[part.fieldname] ?? []), file];
      if (ofField.length > (limits.fileFields[part.fieldname]?.max ?? 0))
        throw new AppError('payload_too_large', {
          detail: (language) => problemsTexts[language].tooManyFiles,
        });
      files[part.fieldname] = ofField;
    } else {
      part.file.resume();
      throw new AppError('validation_failed', {
        detail: (language) => problemsTexts[language].noFileField({ field: part.fieldname }),
        errors: { [part.fieldname]: (language) => problemsTexts[language].notFileField },
      });
    }
  }
  return { fields, files };
}

/** @throws AppError `payload_too_large` past `maxBytes` */
async function saveFile(part: MultipartFile, path: string, maxBytes: number): Promise<UploadedFile> {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= maxBytes) return done(null, chunk);
      done(
        new AppError('payload_too_large', { detail: (language) => problemsTexts[language].filesTooLarge }),
      );
    },
  });
  await pipeline(part.file, count, createWriteStream(path, { mode: 0o600 }));
  return { path, bytes, isTruncated: part.file.truncated };
}

/** Ends the connection when it falls silent in the middle of a body. */
function watchIdle(request: FastifyRequest, idleTimeoutMs: number) {
  const { socket } = request;
  let hasTimedOut = false;
  const giveUp = () => {
    hasTimedOut = true;
    request.raw.destroy(new Error('upload idle'));
  };
  const before = socket.timeout ?? 0;
  socket.setTimeout(idleTimeoutMs);
  socket.once('timeout', giveUp);
  return {
    hasTimedOut: () => hasTimedOut,
    stop() {
      socket.off('timeout', giveUp);
      socket.setTimeout(before);
    },
  };
}

/** Busboy's complaints about a broken body are the sender's fault; ours keep their class. */
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? '';
  if (code.startsWith('FST_')) return error;
  if (code.startsWith('E') && code !== 'ECONNRESET') return error;
  return new AppError('malformed_request', {
    detail: (language) => problemsTexts[language].formBroken,
    cause: error,
  });
}
