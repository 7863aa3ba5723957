import { type FileHandle, open } from 'node:fs/promises';
import { MalformedVideo } from './malformed-video.ts';

const WINDOW_BYTES = 64 * 1024;
const ZEROS = Buffer.alloc(WINDOW_BYTES);

/** Reads small pieces of a large file and overwrites pieces in place, holding 64 kB of it at a time. */
export class FileEditor {
  readonly size: number;
  readonly #handle: FileHandle;
  readonly #window = Buffer.alloc(WINDOW_BYTES);
  #windowStart = 0;
  #windowBytes = 0;
  #erasedBytes = 0;

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  /** Opens the file at `path`, hands it to `edit`, syncs and closes it. */
  static async edit<T>(path: string, edit: (file: FileEditor) => Promise<T>): Promise<T> {
    const handle = await open(path, 'r+');
    try {
      const result = await edit(new FileEditor(handle, (await handle.stat()).size));
      await handle.sync();
      return result;
    } finally {
      await handle.close();
    }
  }

  /** Up to `bytes` (at most 64 kB) from `position`; fewer at the end of the file. A copy: it may be kept. */
  async read(position: number, bytes: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(bytes, WINDOW_BYTES, this.size - position));
    const isHeld =
      position >= this.#windowStart && position + wanted <= this.#windowStart + this.#windowBytes;
    if (!isHeld) {
      const { bytesRead } = await this.#handle.read(this.#window, 0, WINDOW_BYTES, position);
      this.#windowStart = position;
      this.#windowBytes = bytesRead;
    }
    const from = position - this.#windowStart;
    return Buffer.from(this.#window.subarray(from, Math.min(from + wanted, this.#windowBytes)));
  }

  /** Overwrites from `position`; the file never grows. */
  async write(position: number, content: Buffer): Promise<void> {
    if (position < 0 || position + content.length > this.size) throw new RangeError('outside the file');
    this.#writeToWindow(position, content);
    await this.#handle.write(content, 0, content.length, position);
  }

  /**
   * Overwrites `[start, end)` with zeros.
   * @throws MalformedVideo after more bytes than twice the file's, as no honest file asks for that
   */
  async erase(start: number, end: number): Promise<void> {
    this.#erasedBytes += Math.max(0, end - start);
    if (this.#erasedBytes > this.size * 2)
      throw new MalformedVideo('it points at the same bytes again and again');
    for (let at = start; at < end; at += WINDOW_BYTES) {
      await this.write(at, ZEROS.subarray(0, Math.min(WINDOW_BYTES, end - at)));
    }
  }

  /** Keeps what is held in step, as reading it anew after each small change would cost far more. */
  #writeToWindow(position: number, content: Buffer): void {
    const from = Math.max(position, this.#windowStart);
    const to = Math.min(position + content.length, this.#windowStart + this.#windowBytes);
    if (from < to) content.copy(this.#window, from - this.#windowStart, from - position, to - position);
  }
}
