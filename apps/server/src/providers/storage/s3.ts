import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';
import { PART_BYTES, type PartedUpload, putInParts } from './put-in-parts.ts';
import type { ByteRange, ListedStorage, OpenedFile, PutFileOptions, StoredFile } from './storage.ts';
import { assertStorageKey, isStorageKey } from './storage-key.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Where the bucket is and who we are to it. The bucket must exist already. */
export interface S3Options {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const MAX_KEYS_REMOVED = 1000;
const CONNECT_TIMEOUT_MS = 3_000;
/** For a whole call, of an opened file until its first byte. A second attempt is made within it. */
const ANSWER_TIMEOUT_MS = 4_000;
/** A file on its way to a store that takes none of it any more, or does not say that it has it. */
const STUCK_TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 1_000;
const MAX_ATTEMPTS = 2;
// No byte for this long means that the store is gone, however large the file.
const IDLE_TIMEOUT_MS = 30_000;
const MAX_SOCKETS = 128;
const UPLOAD_CHUNK_BYTES = 256 * 1024;

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return Number(metadata.httpStatusCode);
}

export interface S3Settings {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_REGION: string;
}

/** Null where no store of this kind is configured. */
export function s3OptionsOf(settings: S3Settings): S3Options | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  } = settings;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, accessKeyId, secretAccessKey, region }
    : null;
}

/** What fails is thrown, and told by who asked; without a log of its own the SDK writes to the console, past ours. */
const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

export function createS3Client(sdk: Sdk, options: S3Options): S3Client {
  return new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    logger: SILENT,
    // Many stores that speak S3 know neither bucket host names nor the newer checksum trailers.
    maxAttempts: MAX_ATTEMPTS,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
      httpsAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
    },
  });
}

/** @param work is given the signal that ends it when its time is over; a stream that it has opened goes on */
async function answered<T>(
  work: (signal: AbortSignal) => Promise<T>,
  patienceMs = ANSWER_TIMEOUT_MS,
): Promise<T> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patienceMs);
  try {
    return await work(giveUp.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The same for a file on its way, which may take long while bytes of it are taken. */
async function whileTaken<T>(body: ReadStream, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  let [taken, sinceMs] = [0, performance.now()];
  const timer = setInterval(() => {
    if (body.bytesRead !== taken) [taken, sinceMs] = [body.bytesRead, performance.now()];
    else if (performance.now() - sinceMs > STUCK_TIMEOUT_MS) giveUp.abort();
  }, LOOK_EVERY_MS);
  try {
    return await work(giveUp.signal);
  } finally {
    clearInterval(timer);
  }
}

interface Answered {
  ContentLength?: number | undefined;
  ContentRange?: string | undefined;
  ETag?: string | undefined;
}

/** Who passes on compressed marks it, and not every list puts it into quotes. */
function versionOf(etag: string | undefined): string | undefined {
  return etag?.replace(/^W\//, '').replaceAll('"', '') || undefined;
}

const RANGE_SENT = /^bytes (\d+)-(\d+)\//;

/**
 * Whether what comes is what was asked for: a store, or what stands before it, may send another stretch than that, or the whole file,
 * which passed on as the stretch would spoil what is played (P1010).
 */
function isAsAsked(bytes: number, sent: string | undefined, { start, end }: ByteRange): boolean {
  if (sent === undefined) return start === 0 && bytes <= end + 1;
  const [, first, last] = (RANGE_SENT.exec(sent) ?? []).map(Number);
  return first === start && last !== undefined && last <= end && bytes === last - start + 1;
}

function openedAsAsked(
  stream: Readable,
  { ContentLength: bytes, ContentRange: sent, ETag }: Answered,
  range: ByteRange | undefined,
): OpenedFile {
  if (bytes !== undefined && (range === undefined || isAsAsked(bytes, sent, range)))
    return { stream, bytes, version: versionOf(ETag) };
  stream.destroy();
  throw new Error(`the store sent ${bytes ?? 'who knows how many'} bytes, ${sent ?? 'of the whole file'}`);
}

class S3Storage implements ListedStorage {
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(sdk: Sdk, options: S3Options) {
    this.#sdk = sdk;
    this.#client = createS3Client(sdk, options);
    this.#bucket = options.bucket;
  }

  async putFile(key: string, sourcePath: string, options: PutFileOptions): Promise<void> {
    assertStorageKey(key);
    const { size } = await stat(sourcePath);
    const object = { Bucket: this.#bucket, Key: key };
    const { contentType: ContentType } = options;
    if (size > PART_BYTES) return putInParts(size, this.#inParts(sourcePath, object, ContentType));
    await this.#sending(sourcePath, { start: 0, end: size - 1 }, (body, abortSignal) => {
      const command = new this.#sdk.PutObjectCommand({ ...object, ...body, ContentType });
      return this.#client.send(command, { abortSignal });
    });
  }

  #inParts(
    sourcePath: string,
    object: { Bucket: string; Key: string },
    ContentType: string,
  ): PartedUpload<CompletedPart> {
    const [sdk, client] = [this.#sdk, this.#client];
    return {
      async begin() {
        const command = new sdk.CreateMultipartUploadCommand({ ...object, ContentType });
        const { UploadId } = await answered((abortSignal) => client.send(command, { abortSignal }));
        if (UploadId === undefined) throw new Error('the store began an upload without a name');
        return UploadId;
      },
      send: async (UploadId, { number: PartNumber, start, end }) => {
        const { ETag } = await this.#sending(sourcePath, { start, end }, (body, abortSignal) => {
          const command = new sdk.UploadPartCommand({ ...object, ...body, UploadId, PartNumber });
          return client.send(command, { abortSignal });
        });
        return { ETag, PartNumber };
      },
      async finish(UploadId, Parts) {
        const command = new sdk.CompleteMultipartUploadCommand({
          ...object,
          UploadId,
          MultipartUpload: { Parts },
        });
        await answered((abortSignal) => client.send(command, { abortSignal }), STUCK_TIMEOUT_MS);
      },
      async abandon(UploadId) {
        const command = new sdk.AbortMultipartUploadCommand({ ...object, UploadId });
        await answered((abortSignal) => client.send(command, { abortSignal }));
      },
    };
  }

  /** A stretch of a file on its way. The length goes first because a store refuses a body of unknown length. */
  async #sending<T>(
    sourcePath: string,
    { start, end }: ByteRange,
    send: (body: { Body: ReadStream; ContentLength: number }, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const ContentLength = end - start + 1;
    const stretch = ContentLength === 0 ? {} : { start, end };
    const Body = createReadStream(sourcePath, { ...stretch, highWaterMark: UPLOAD_CHUNK_BYTES });
    try {
      return await whileTaken(Body, (signal) => send({ Body, ContentLength }, signal));
    } finally {
      Body.destroy();
    }
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    assertStorageKey(key);
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const command = new this.#sdk.GetObjectCommand({ Bucket: this.#bucket, Key: key, Range });
      const answer = await answered((abortSignal) => this.#client.send(command, { abortSignal }));
      if (!(answer.Body instanceof Readable)) throw new Error('the store answered without a stream');
      return openedAsAsked(answer.Body, answer, range);
    } catch (error) {
      if (statusOf(error) === 404) return null;
      if (statusOf(error) === 416)
        throw new RangeError('the range begins past the last byte', { cause: error });
      throw error;
    }
  }

  async stat(key: string): Promise<{ bytes: number; version?: string | undefined } | null> {
    assertStorageKey(key);
    try {
      const command = new this.#sdk.HeadObjectCommand({ Bucket: this.#bucket, Key: key });
      const answer = await answered((abortSignal) => this.#client.send(command, { abortSignal }));
      return { bytes: answer.ContentLength ?? 0, version: versionOf(answer.ETag) };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    keys.forEach(assertStorageKey);
    for (let at = 0; at < keys.length; at += MAX_KEYS_REMOVED) {
      const Objects = keys.slice(at, at + MAX_KEYS_REMOVED).map((Key) => ({ Key }));
      const request = { Bucket: this.#bucket, Delete: { Objects, Quiet: true } };
      const command = new this.#sdk.DeleteObjectsCommand(request);
      const { Errors } = await answered((abortSignal) => this.#client.send(command, { abortSignal }));
      // The call as a whole succeeds even when single files could not be removed.
      if (Errors?.[0]) throw new Error(`${Errors.length} files not removed: ${Errors[0].Code}`);
    }
  }

  async *list(Prefix?: string): AsyncIterable<StoredFile> {
    let ContinuationToken: string | undefined;
    do {
      const where = { Bucket: this.#bucket, Prefix, ContinuationToken };
      const command = new this.#sdk.ListObjectsV2Command(where);
      const page = await answered((abortSignal) => this.#client.send(command, { abortSignal }));
      for (const { Key = '', Size = 0, LastModified, ETag } of page.Contents ?? [])
        if (isStorageKey(Key))
          yield { key: Key, bytes: Size, version: versionOf(ETag), changedAt: LastModified?.getTime() ?? 0 };
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  async check(): Promise<void> {
    const command = new this.#sdk.HeadBucketCommand({ Bucket: this.#bucket });
    await answered((abortSignal) => this.#client.send(command, { abortSignal }));
  }
}

/**
 * Keeps files in a bucket of any store that speaks S3. The SDK is loaded here and not at the top,
 * so that a server with its files on disk does not carry it in memory.
 */
export async function createS3Storage(options: S3Options): Promise<ListedStorage> {
  return new S3Storage(await import('@aws-sdk/client-s3'), options);
}
