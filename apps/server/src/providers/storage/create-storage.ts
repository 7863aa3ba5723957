import { join } from 'node:path';
import { DiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';
import type { ListedStorage } from './storage.ts';

export interface StorageSettings {
  DATA_DIR: string;
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_REGION: string;
}

/** The store that is configured; without one the data folder. */
export async function createStorage(settings: StorageSettings): Promise<ListedStorage> {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return createS3Storage({ endpoint, bucket, accessKeyId, secretAccessKey, region: settings.S3_REGION });
  return new DiskStorage(join(settings.DATA_DIR, 'media'));
}
