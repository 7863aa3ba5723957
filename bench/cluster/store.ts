import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Daemon } from './daemon.ts';

const { resolve } = createRequire(import.meta.url);
const BUCKET = 'likha';
/** As the program has it. */
const ACCOUNT = 'S3RVER';

/** A store that speaks S3, as a program of its own that keeps its files on disk, and what nodes have to know of it. */
export function storeOf(folder: string, port: number): { store: Daemon; settings: Record<string, string> } {
  const program = join(dirname(resolve('s3rver/package.json')), 'bin/s3rver.js');
  const files = join(folder, 'store');
  const args = [
    '--directory',
    files,
    '--address',
    '127.0.0.1',
    '--port',
    String(port),
    '--configure-bucket',
    BUCKET,
  ];
  return {
    store: new Daemon(folder, {
      name: 's3',
      file: process.execPath,
      args: ['--no-warnings', program, ...args, '--silent'],
    }),
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCOUNT,
      S3_SECRET_ACCESS_KEY: ACCOUNT,
    },
  };
}
