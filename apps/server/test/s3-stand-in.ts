import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Options } from '../src/providers/storage/s3.ts';
import { removeFolder } from './remove-folder.ts';

/** A store that speaks S3, of a test's own, gone when it is stopped. */
export interface StartedStore {
  options: S3Options;
  stop(): Promise<void>;
}

/** As the program has it, before it runs as well as then. */
export const STAND_IN = {
  bucket: 'likha-test',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  region: 'us-east-1',
};

/** A program for tests: it checks neither signatures nor ends of addresses. @param configs documents of S3 for its bucket */
export async function startStandIn({
  port = 0,
  configs = [],
}: {
  port?: number;
  configs?: string[];
} = {}): Promise<StartedStore> {
  const directory = await mkdtemp(join(tmpdir(), 'likha-s3-'));
  const configureBuckets = [{ name: STAND_IN.bucket, configs }];
  const standIn = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
  const started = await standIn.run();
  return {
    options: { ...STAND_IN, endpoint: `http://127.0.0.1:${started.port}` },
    async stop() {
      await standIn.close();
      await removeFolder(directory);
    },
  };
}
