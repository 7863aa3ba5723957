import { calls } from '@likha/contract/calls';
import { RESUMABLE } from '@likha/contract/late-limits';
import type { DetailedError as Detailed, UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { Me } from '../api-types.ts';
import { beginSession, endSession } from '../session.ts';
import { IN_PARTS } from '../upload.ts';
import type { UploadProgress } from '../upload-progress.ts';
import { keyOfFile, knownUpload } from './known-uploads.ts';
import { uploadInParts } from './upload-in-parts.ts';

/** What becomes of each attempt, in turn: the bytes that got through, and how it ended. */
type Attempt = { upTo: number; ends: 'whole' | 'lost' | 'never' | number };

const net = vi.hoisted(() => ({ attempts: [] as Attempt[], asked: [] as UploadOptions[], cancelled: 0 }));

vi.mock('tus-js-client', () => {
  class DetailedError extends Error {
    originalResponse: unknown;
    constructor(status: number | null) {
      super('refused');
      const body = JSON.stringify({ code: 'payload_too_large', status, detail: 'Too much.' });
      this.originalResponse = status && { getStatus: () => status, getBody: () => body };
    }
  }
  class Upload {
    url: string | null;
    readonly options: UploadOptions;
    constructor(_file: File, options: UploadOptions) {
      this.options = options;
      this.url = options.uploadUrl ?? null;
    }
    start() {
      net.asked.push(this.options);
      const { upTo, ends } = net.attempts.shift() ?? { upTo: 0, ends: 'whole' };
      queueMicrotask(() => {
        if (ends === 'never') return;
        this.url ??= `/api/uploads/begun-${net.asked.length}`;
        if (typeof ends !== 'number') this.options.onUploadUrlAvailable?.();
        if (upTo > 0) this.options.onProgress?.(upTo, upTo);
        if (ends === 'whole') this.options.onSuccess?.({} as never);
        else this.options.onError?.(new DetailedError(ends === 'lost' ? null : ends) as unknown as Detailed);
      });
    }
    async abort(isFinal?: boolean) {
      if (isFinal) net.cancelled += 1;
    }
  }
  return { Upload, DetailedError };
});

const LARGE = new File([new Uint8Array(RESUMABLE.fromBytes + 1)], 'harana.mp4', { type: 'video/mp4' });
const SMALL = new File(['still'], 'still.jpg', { type: 'image/jpeg' });
const reports: UploadProgress[] = [];
let controller: AbortController;

const signIn = (id: string) => beginSession({ id } as Me);
const comeBack = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  Object.assign(net, { attempts: [], asked: [], cancelled: 0 });
  reports.length = 0;
  controller = new AbortController();
  const kept = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  signIn('luna');
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

function form(): FormData {
  const data = new FormData();
  data.set('title', 'Harana');
  data.append('thumbnail_file', SMALL);
  data.append('media_file', LARGE);
  return data;
}

const send = vi.fn<(sent: FormData) => Promise<string>>();
beforeEach(() => void send.mockReset().mockResolvedValue('published'));

function start(): Promise<string> {
  const onProgress = (progress: UploadProgress) => void reports.push(progress);
  return uploadInParts(form(), { onProgress, signal: controller.signal }, send);
}

const placeOf = (call: number) => send.mock.calls[call]?.[0].get('media_file');

it('is offered by the calls that the contract says, and by no others', () => {
  const able = Object.values(calls).filter(
    (call) =>
      'files' in call && Object.values(call.files).some((file) => 'resumable' in file && file.resumable),
  );
  expect([...IN_PARTS].sort()).toEqual(able.map(({ method, path }) => `${method} ${path}`).sort());
});

it('brings large files first, and sends the form with what is small and the ids of what is not', async () => {
  net.attempts = [{ upTo: LARGE.size, ends: 'whole' }];
  expect(await start()).toBe('published');
  const sent = send.mock.calls[0]?.[0];
  expect([...(sent?.keys() ?? [])]).toEqual(['title', 'thumbnail_file', 'media_file']);
  expect(placeOf(0)).toBe('begun-1');
  expect(sent?.get('thumbnail_file')).toMatchObject({ size: SMALL.size });
  expect(reports.at(-1)).toMatchObject({ sentBytes: LARGE.size, totalBytes: LARGE.size + SMALL.size });
});

it('waits where the line is lost, says so, and goes on where it was', async () => {
  net.attempts = [
    { upTo: 1000, ends: 'lost' },
    { upTo: 0, ends: 'lost' },
    { upTo: LARGE.size, ends: 'whole' },
  ];
  const done = start();
  for (const attempts of [1, 2]) {
    await expect.poll(() => net.asked).toHaveLength(attempts);
    await expect.poll(() => reports.at(-1)).toMatchObject({ sentBytes: 1000, isWaiting: true });
    comeBack();
  }
  expect(await done).toBe('published');
  expect(net.asked.map(({ uploadUrl }) => uploadUrl)).toEqual([
    undefined,
    '/api/uploads/begun-1',
    '/api/uploads/begun-1',
  ]);
  expect(reports.at(-1)?.isWaiting).toBe(false);
});

it('goes on after a reload, as the person who began and as nobody else', async () => {
  net.attempts = [{ upTo: 1000, ends: 'lost' }];
  const done = start();
  await expect.poll(() => reports.at(-1)?.isWaiting).toBe(true);
  const own = await keyOfFile(LARGE);
  expect(knownUpload(own)).toBe('begun-1');
  signIn('sol');
  expect(knownUpload(await keyOfFile(LARGE))).toBeNull();
  controller.abort(new Error('closed'));
  await expect(done).rejects.toThrow('closed');
});

it('begins anew where the server knows nothing of it any more', async () => {
  net.attempts = [
    { upTo: 1000, ends: 'lost' },
    { upTo: 0, ends: 404 },
    { upTo: LARGE.size, ends: 'whole' },
  ];
  const done = start();
  await expect.poll(() => reports.at(-1)?.isWaiting).toBe(true);
  comeBack();
  expect(await done).toBe('published');
  expect(placeOf(0)).toBe('begun-3');
});

it('says at once what the server refuses', async () => {
  net.attempts = [{ upTo: 0, ends: 413 }];
  await expect(start()).rejects.toMatchObject({ code: 'payload_too_large', detail: 'Too much.' });
  expect(send).not.toHaveBeenCalled();
});

it('sends the form again where its answer was lost, and forgets what was used', async () => {
  send
    .mockRejectedValueOnce(new ApiError('network'))
    .mockRejectedValueOnce(new ApiError('upload_used', { status: 409 }));
  const done = start();
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  await expect.poll(() => reports.at(-1)?.isWaiting).toBe(true);
  comeBack();
  await expect(done).rejects.toMatchObject({ code: 'upload_used' });
  expect(net.asked).toHaveLength(1);
  expect(knownUpload(await keyOfFile(LARGE))).toBeNull();
});

it('keeps the file for who has to change a word', async () => {
  send.mockRejectedValueOnce(new ApiError('validation_failed', { status: 422 }));
  await expect(start()).rejects.toMatchObject({ code: 'validation_failed' });
  net.attempts = [{ upTo: LARGE.size, ends: 'whole' }];
  expect(await start()).toBe('published');
  expect(placeOf(1)).toBe(placeOf(0));
});

it('takes back what is cancelled, on the server as well', async () => {
  net.attempts = [{ upTo: 0, ends: 'never' }];
  const done = start();
  await expect.poll(() => net.asked).toHaveLength(1);
  controller.abort(new Error('cancelled'));
  await expect(done).rejects.toThrow('cancelled');
  expect(net.cancelled).toBe(1);
});
