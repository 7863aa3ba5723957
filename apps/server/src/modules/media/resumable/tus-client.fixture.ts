import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { Upload, type UploadOptions } from 'tus-js-client';
import { expect } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, sendForm } from '../../../../test/forms.ts';
import type { Harness } from '../../../../test/harness.ts';

/** The protocol as the client of the web speaks it, and as somebody would who wants to do harm. */
export const TUS_HEADERS = { 'tus-resumable': '1.0.0' };
const BYTES = { 'content-type': 'application/offset+octet-stream' };

/** Sends bytes by the real client. @returns the address of the upload */
export function sendByTus(
  address: string,
  person: Pick<Person, 'headers'>,
  bytes: Buffer,
  options: Partial<UploadOptions> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${address}/api/uploads`,
      headers: person.headers,
      chunkSize: 1024 ** 2,
      retryDelays: null,
      metadata: { filename: 'harana ng gabi.mp4', filetype: 'video/mp4' },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
      ...options,
    });
    upload.start();
  });
}

export const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Begins a part, and ends its connection once the server has so many bytes of it. Resolves when it is gone. */
export function sendAndCut(
  url: string,
  {
    headers,
    bytes,
    cutAfter,
    coming,
  }: {
    headers: object;
    bytes: Buffer;
    cutAfter: number;
    /** What the server has of the part. */
    coming: () => Promise<number | null>;
  },
): Promise<void> {
  const sending = httpRequest(url, {
    method: 'PATCH',
    headers: { ...headers, ...TUS_HEADERS, ...BYTES, 'content-length': bytes.length, 'upload-offset': 0 },
  });
  return new Promise((resolve, reject) => {
    sending.on('error', () => undefined);
    sending.on('close', () => resolve());
    sending.write(bytes.subarray(0, cutAfter));
    expect
      .poll(coming)
      .toBe(cutAfter)
      .then(() => sending.destroy(), reject);
  });
}

/** A line to a server that breaks after so many bytes, as often as it is said to. */
export async function startBrokenLine(
  to: string,
  breaks: { after: number; times: number },
): Promise<{ address: string; broken: () => number; stop(): void }> {
  let broken = 0;
  const server: Server = createServer((near) => {
    const far = connect(Number(new URL(to).port), '127.0.0.1');
    let passed = 0;
    near.on('error', () => undefined);
    far.on('error', () => undefined);
    near.on('data', (chunk) => {
      passed += chunk.length;
      if (passed > breaks.after && broken < breaks.times) {
        broken += 1;
        near.resetAndDestroy();
        far.resetAndDestroy();
        return;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => near.write(chunk));
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, broken: () => broken, stop: () => void server.close() };
}

/** Speaks the protocol by hand, as one person. */
export function speakTus(harness: Harness, me: () => Person) {
  /** What is answered, as `expectRefusal` reads it. */
  async function ask(
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: Buffer,
    who: Person | null = me(),
  ) {
    const answer = await fetch(url.startsWith('/') ? `${await addressOf(harness)}${url}` : url, {
      method,
      headers: { ...who?.headers, ...TUS_HEADERS, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const text = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: text,
      json: () => JSON.parse(text),
    };
  }

  const post = (length: number, who = me()) =>
    ask('POST', '/api/uploads', { 'upload-length': String(length) }, undefined, who);

  async function begin(length = 1024, who = me()): Promise<string> {
    const answer = await post(length, who);
    expect(answer.statusCode, answer.body).toBe(201);
    return `${await addressOf(harness)}${answer.headers.location}`;
  }

  return {
    ask,
    post,
    begin,
    patch: (url: string, offset: string | number, body: Buffer, who: Person | null = me()) =>
      ask('PATCH', url, { ...BYTES, 'upload-offset': String(offset) }, body, who),
    publish: (media_file: string, who = me(), title = 'Parol') =>
      sendForm(harness, who.headers, { fields: { title, content: 'In the wind', media_file } }),
    /** How many bytes are there; the status where it is not. */
    async receivedOf(url: string, who = me()): Promise<number> {
      const { statusCode, headers } = await ask('HEAD', url, {}, undefined, who);
      return statusCode === 200 ? Number(headers['upload-offset']) : statusCode;
    },
  };
}
