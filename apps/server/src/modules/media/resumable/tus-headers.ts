import type { Saying } from '@likha/contract';
import { RESUMABLE } from '@likha/contract/late-limits';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { mediaTexts } from '../media.texts.generated.ts';

/** The protocol, https://tus.io/protocols/resumable-upload, and what of it is spoken here (P774). */
export const TUS = { version: '1.0.0', extensions: 'creation,expiration,termination' } as const;
export const BYTES_TYPE = 'application/offset+octet-stream';

const NUMBER = /^(?:0|[1-9]\d{0,15})$/;
const METADATA = { characters: 4000, pairs: 20 } as const;
const PAIR =
  /^[\x21-\x2b\x2d-\x7e]{1,100}(?: (?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)?$/;
const MEGABYTE = 1024 ** 2;

type Headers = FastifyRequest['headers'];

/** @throws AppError `upload_version` */
export function demandVersion({ 'tus-resumable': version }: Headers): void {
  if (version !== TUS.version)
    throw new AppError('upload_version', { detail: (language) => mediaTexts[language].upload_version });
}

/** How long an upload is to become. @throws AppError `validation_failed`, `payload_too_large`, naming `Upload-Length` */
export function readLength({ 'upload-length': given }: Headers, most: number): number {
  const length = readNumber('Upload-Length', given);
  if (length >= 1 && length <= most) return length;
  const mb = String(most / MEGABYTE);
  throw refusedHeader(length < 1 ? 'validation_failed' : 'payload_too_large', 'Upload-Length', (language) =>
    mediaTexts[language].upload_length({ mb }),
  );
}

/** At which byte a part begins. @throws AppError `validation_failed` naming `Upload-Offset` */
export function readOffset({ 'upload-offset': given }: Headers): number {
  return readNumber('Upload-Offset', given);
}

/** Nothing that somebody says of a file is kept or believed; what cannot be read is refused. @throws AppError `validation_failed` */
export function checkMetadata({ 'upload-metadata': given }: Headers): void {
  if (given === undefined || given === '') return;
  const text = String(given);
  const pairs = text.length > METADATA.characters ? [] : text.split(',').map((pair) => pair.trim());
  const names = new Set(pairs.map((pair) => pair.split(' ', 1)[0]));
  const isReadable =
    pairs.length > 0 &&
    pairs.length <= METADATA.pairs &&
    names.size === pairs.length &&
    pairs.every((pair) => PAIR.test(pair));
  if (isReadable) return;
  throw refusedHeader(
    'validation_failed',
    'Upload-Metadata',
    (language) => mediaTexts[language].upload_metadata,
  );
}

/**
 * Is a part of a size that is taken, as far as is known?
 * @param bytes that it has, or says to have; undefined where it does not say
 * @param rest bytes that are missing of the upload
 * @throws AppError `payload_too_large`, `validation_failed`, naming `Content-Length`
 */
export function checkPart(bytes: number | undefined, rest: number): void {
  if (bytes === undefined || bytes === rest) return;
  if (bytes > rest)
    throw refusedHeader(
      'payload_too_large',
      'Content-Length',
      (language) => mediaTexts[language].upload_part_large,
    );
  const kb = String(RESUMABLE.leastPartBytes / 1024);
  if (bytes < RESUMABLE.leastPartBytes)
    throw refusedHeader('validation_failed', 'Content-Length', (language) =>
      mediaTexts[language].upload_part_small({ kb }),
    );
}

/** @throws AppError `validation_failed` */
function readNumber(header: string, given: string | string[] | undefined): number {
  if (typeof given === 'string' && NUMBER.test(given)) return Number(given);
  throw refusedHeader('validation_failed', header, (language) => mediaTexts[language].upload_number);
}

export function refusedHeader(
  code: 'validation_failed' | 'payload_too_large',
  header: string,
  detail: Saying,
): AppError {
  return new AppError(code, { detail, errors: { [header]: detail } });
}
