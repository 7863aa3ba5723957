import { join } from 'node:path';
import { startCeph } from '../../apps/server/test/ceph.ts';
import { Daemon } from './daemon.ts';

/** Ceph: who speaks S3, who keeps the bytes, and who knows of both. */
export interface Store {
  gateway: Daemon;
  disk: Daemon;
  monitor: Daemon;
}

/** Starts a store that speaks S3, each part of it a program of its own. @returns also what nodes have to know of it */
export async function startStore(
  folder: string,
  ports: { monitor: number; gateway: number },
): Promise<{ store: Store; settings: Record<string, string> }> {
  const { options, ...store } = await startCeph(join(folder, 'ceph'), ports, (program) => {
    const daemon = new Daemon(folder, program);
    daemon.start();
    return daemon;
  });
  const settings = {
    S3_ENDPOINT: options.endpoint,
    S3_BUCKET: options.bucket,
    S3_ACCESS_KEY_ID: options.accessKeyId,
    S3_SECRET_ACCESS_KEY: options.secretAccessKey,
  };
  return { store, settings };
}
