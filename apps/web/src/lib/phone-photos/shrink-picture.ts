import { UPLOAD } from '@likha/contract/limits';
import type { ShrinkReport, ShrinkWork } from './shrink-worker.ts';
import { isHeic, isShrunk, jpegName, type Size, shrunkSize } from './shrunk-size.ts';

/** A browser that says nothing for so long has no room for the picture: it is sent as it is. */
const PATIENCE_MS = 30_000;

/**
 * Makes of a photo what is worth sending (P401): upright, as JPEG, no larger than what is kept of it. A file that is small
 * already, is no picture, or cannot be drawn here, stays as it is, and the server judges it; it reads HEIC, too, which most browsers do not.
 * @throws the signal's reason when it was given up
 */
export async function shrinkPicture(file: File, signal: AbortSignal): Promise<File> {
  if (file.type.startsWith('video/')) return file;
  const heic = isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const size = await sizeOf(file);
  signal.throwIfAborted();
  if (!size) return heic ? asHeic(file) : file;
  if (!heic && !isShrunk(file, size)) return file;
  const drawn = await drawInWorker({ picture: file, ...shrunkSize(size) }, signal);
  if (!drawn) return heic ? asHeic(file) : file;
  return new File([drawn], jpegName(file.name), { type: drawn.type, lastModified: file.lastModified });
}

/** Some systems know no type for it. */
function asHeic(file: File): File {
  return new File([file], file.name, { type: UPLOAD.phoneTypes[0], lastModified: file.lastModified });
}

/** Upright, in pixels, as its header says; null where this browser cannot read it. An image that is not shown is not decoded for it. */
function sizeOf(file: File): Promise<Size | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<Size | null>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** A worker for each picture: what it took of memory is given back with it. */
function drawInWorker(work: ShrinkWork, signal: AbortSignal): Promise<ShrinkReport> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<ShrinkReport>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkReport>) => resolve(data));
    worker.postMessage(work);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
