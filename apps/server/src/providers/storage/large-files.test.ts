import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as passOn } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as sdk from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasCeph, startOwnCeph } from '../../../test/ceph.ts';
import { type StartedStore, startStandIn } from '../../../test/s3-stand-in.ts';
import { PART_BYTES } from './put-in-parts.ts';
import { createS3Client, createS3Storage, type S3Options } from './s3.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-large-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function source(content: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'source-')), 'file');
  await writeFile(path, content);
  return path;
}

/** The store, with what it was asked written down; what `refused` names is answered by an error of it. */
async function startBetween(options: S3Options, refused: (asked: string, time: number) => boolean) {
  const asked: string[] = [];
  const between = createServer((request, response) => {
    const line = `${request.method} ${(request.url ?? '').replace(/uploadId=[^&]+/, 'uploadId=…').replace(/[?&]x-id=\w+/, '')}`;
    asked.push(line);
    if (refused(line, asked.filter((each) => each === line).length)) {
      request.resume().on('end', () => response.writeHead(500).end());
      return;
    }
    const { port } = new URL(options.endpoint);
    const { method, url: path, headers } = request;
    const passed = passOn({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  const store = await createS3Storage({ ...options, endpoint });
  return { asked, store, stop: () => between.close().closeAllConnections() };
}

/** A real store that speaks S3, beside its stand-in, where it is installed. */
const STORES = { 'a stand-in for S3': startStandIn, ...(hasCeph && { Ceph: startOwnCeph }) };

describe.each(Object.entries(STORES))('a large file on its way to %s', (_, start) => {
  let started: StartedStore;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.stop());

  const LARGE = Buffer.from(
    Uint8Array.from({ length: 2 * PART_BYTES + 5 }, (_, at) => (at * 31 + (at >> 8)) & 255),
  );
  const key = 'parted/large.mp4';
  const at = () => `/${started.options.bucket}/${key}`;
  const parts = () => [1, 2, 3].map((number) => `PUT ${at()}?partNumber=${number}&uploadId=…`);

  async function putLarge(refused: (asked: string, time: number) => boolean = () => false) {
    const { asked, store, stop } = await startBetween(started.options, refused);
    const path = await source(LARGE);
    const failure = await store.putFile(key, path, { contentType: 'video/mp4' }).then(
      () => null,
      (error: unknown) => error,
    );
    const kept = await store.open(key);
    const content = kept && (await buffer(kept.stream));
    await store.remove([key]);
    stop();
    return { asked, failure, isWhole: content?.equals(LARGE) ?? false, isThere: kept !== null };
  }

  it('goes in parts and is whole', async () => {
    const { asked, failure, isWhole } = await putLarge();
    expect([failure, isWhole]).toEqual([null, true]);
    expect(asked.slice(0, 5).sort()).toEqual(
      [`POST ${at()}?uploads=`, ...parts(), `POST ${at()}?uploadId=…`].sort(),
    );
    expect(asked[0]).toBe(`POST ${at()}?uploads=`);
    expect(asked[4]).toBe(`POST ${at()}?uploadId=…`);
  });

  it('sends a part once more that failed, and no other', async () => {
    const { asked, failure, isWhole } = await putLarge((line, time) => line === parts()[1] && time === 1);
    expect([failure, isWhole]).toEqual([null, true]);
    expect(parts().map((part) => asked.filter((line) => line === part).length)).toEqual([1, 2, 1]);
  });

  it('is forgotten by the store when it does not get there', async () => {
    const said = vi.spyOn(console, 'warn');
    onTestFinished(() => said.mockRestore());
    const { asked, failure, isThere } = await putLarge((line) => line === parts()[1]);
    expect(failure).toBeInstanceOf(Error);
    expect(isThere).toBe(false);
    expect(asked).toContain(`DELETE ${at()}?uploadId=…`);
    expect(asked).not.toContain(`POST ${at()}?uploadId=…`);
    // The log is told by who asked.
    expect(said).not.toHaveBeenCalled();
    // Nothing comes after it was given up.
    expect(
      asked.slice(asked.indexOf(`DELETE ${at()}?uploadId=…`)).some((line) => line.startsWith('PUT')),
    ).toBe(false);
  });

  it('goes at once up to the size of a part', async () => {
    const { asked, store, stop } = await startBetween(started.options, () => false);
    await store.putFile(key, await source(LARGE.subarray(0, PART_BYTES)), { contentType: 'video/mp4' });
    stop();
    expect(asked).toEqual([`PUT ${at()}`]);
  });

  it('keeps what a large file is', async () => {
    const { store, stop } = await startBetween(started.options, () => false);
    await store.putFile('parted/typed', await source(Buffer.alloc(PART_BYTES + 1)), {
      contentType: 'video/webm',
    });
    stop();
    const { bucket: Bucket } = started.options;
    const command = new sdk.HeadObjectCommand({ Bucket, Key: 'parted/typed' });
    const { ContentType } = await createS3Client(sdk, started.options).send(command);
    expect(ContentType).toBe('video/webm');
  });
});
