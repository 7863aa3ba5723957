import type { Readable } from 'node:stream';

/** A stretch of a file in bytes. Both ends are included, so `{ start: 0, end: 0 }` is one byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** An opened file. `bytes` is exactly what `stream` will give. Read it to the end or destroy it. */
export interface OpenedFile {
  readonly stream: Readable;
  readonly bytes: number;
  /** The store's name for what is in it, where it has one: of the same file it is the same. */
  readonly version?: string | undefined;
}

export interface PutFileOptions {
  /** Kept by stores that hold it (S3). The disk holds bytes only. */
  contentType: string;
  /** The source may be taken rather than copied, when that is cheaper. Only for files that nobody else needs. */
  move?: boolean;
}

/** A file as a list of a store names it. */
export interface StoredFile {
  key: string;
  bytes: number;
  /** As of an opened file. */
  version?: string | undefined;
  /** Since when the store has it as it is, in milliseconds. */
  changedAt: number;
}

/**
 * Where media bytes live. Keys are the only names; what a key means is the caller's business.
 * A file appears under its key whole or not at all, and putting again replaces it.
 */
export interface Storage {
  /** Stores the file at `sourcePath`. When it resolves the bytes survive a crash. */
  putFile(key: string, sourcePath: string, options: PutFileOptions): Promise<void>;
  /**
   * Opens a file, or null when there is none. An end past the last byte is cut to it.
   * @throws RangeError when the range begins past the last byte
   */
  open(key: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** The size of a file in bytes, or null when there is none. */
  stat(key: string): Promise<{ bytes: number; version?: string | undefined } | null>;
  /** Removes files; those that are not there are passed over. */
  remove(keys: readonly string[]): Promise<void>;
  /** Resolves when the store can be used now; rejects with the reason otherwise. For readiness. */
  check(): Promise<void>;
}

/** A store that can say what it holds: for backups, and for who tidies up. */
export interface ListedStorage extends Storage {
  /**
   * Every whole file, in no order. What comes or goes meanwhile may be named or not.
   * @param folder those in it alone, as `web-assets/`
   */
  list(folder?: string): AsyncIterable<StoredFile>;
}
