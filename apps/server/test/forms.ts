import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { sharp } from '../src/modules/media/image/image-library.ts';
import type { Harness } from './harness.ts';

export interface FormFile {
  field?: string;
  name?: string;
  type?: string;
  content: Buffer;
}

export interface Form {
  fields?: Record<string, string>;
  files?: FormFile[];
}

/** A multipart body, byte by byte as a browser sends it. */
export function formBody({ fields = {}, files = [] }: Form) {
  const boundary = `----likha${randomBytes(8).toString('hex')}`;
  const head = (disposition: string, type = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type}\r\n`;
  const parts: (string | Buffer)[] = [];
  for (const [name, value] of Object.entries(fields)) parts.push(head(`name="${name}"`), value, '\r\n');
  for (const { field = 'media_file', name = 'photo.jpg', type = 'image/jpeg', content } of files)
    parts.push(head(`name="${field}"; filename="${name}"`, `content-type: ${type}\r\n`), content, '\r\n');
  parts.push(`--${boundary}--\r\n`);
  return {
    payload: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const drawn = new Map<string, Promise<Buffer>>();

/** A picture with something to see in it; one of each size is drawn once. */
export function jpeg(width = 320, height = 240): Promise<Buffer> {
  const size = `${width}x${height}`;
  const known = drawn.get(size) ?? draw(width, height);
  drawn.set(size, known);
  return known;
}

function draw(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 31 + (at >> 7)) & 255;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** A PNG that says where it was made, and by whom. */
export async function pngWithPlace(secret: string): Promise<Buffer> {
  return sharp(await jpeg())
    .withExif({
      IFD0: { Copyright: secret, Make: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1', GPSAreaInformation: secret },
    })
    .png()
    .toBuffer();
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A few kilobytes that would be 400 million pixels. */
export function pngBomb(): Buffer {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Every file below a folder; none when there is no such folder. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Sends a form over a real connection: an upload watches its socket, which `app.inject` has none of. */
export function sendForm(
  harness: Harness,
  headers: Record<string, string>,
  form: Form,
  path = '/api/content',
  method: 'POST' | 'PUT' = 'POST',
) {
  const { headers: type, payload } = formBody(form);
  return sendBody(harness, { ...headers, ...type }, payload, path, method);
}

export async function sendBody(
  harness: Harness,
  headers: Record<string, string>,
  payload: Buffer,
  path = '/api/content',
  method: 'POST' | 'PUT' = 'POST',
) {
  const response = await fetch(`${await addressOf(harness)}${path}`, {
    method,
    headers,
    body: new Uint8Array(payload),
  });
  const body = await response.text();
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    json: () => JSON.parse(body),
  };
}

/** Where the app listens; it begins to when first asked. */
export async function addressOf({ app }: Harness): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
