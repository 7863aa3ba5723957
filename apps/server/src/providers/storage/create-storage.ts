import { join } from 'node:path';
import { DiskStorage } from './disk.ts';
import { createS3Storage, type S3Settings, s3OptionsOf } from './s3.ts';
import type { ListedStorage } from './storage.ts';

export interface StorageSettings extends S3Settings {
  DATA_DIR: string;
}

/** The store that is configured; without one the data folder. */
export async function createStorage(settings: StorageSettings): Promise<ListedStorage> {
  const s3 = s3OptionsOf(settings);
  return s3 ? createS3Storage(s3) : new DiskStorage(join(settings.DATA_DIR, 'media'));
}
