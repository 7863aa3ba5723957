import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { DiskStorage } from '../providers/storage/disk.ts';
import { makeBackup } from './make-backup.ts';

export const SECRET = '9f1c02ad83566ec1f09d7b35a2484b7e';

export type MakeOptions = Partial<Parameters<typeof makeBackup>[0]>;

/** A store with a picture, and a key: what backups of a database are made with. */
export async function prepareBackups(connectionString: () => string) {
  const folder = await mkdtemp(join(tmpdir(), 'likha-attacked-'));
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const stored = new DiskStorage(join(folder, 'media'));
  const said: string[] = [];
  async function put(key: string, content: string): Promise<void> {
    const path = join(folder, `source-${crypto.randomUUID()}`);
    await writeFile(path, content);
    await stored.putFile(key, path, { contentType: 'image/webp', move: true });
  }
  await put('media/a1/full.webp', 'a picture');
  return {
    folder,
    identity,
    recipient,
    stored,
    said,
    put,
    make: (options: MakeOptions = {}) =>
      makeBackup({
        connectionString: connectionString(),
        storage: stored,
        backups: join(folder, 'backups'),
        recipients: [recipient],
        secret: Buffer.from(SECRET),
        keepDays: null,
        clock: { now: () => new Date() },
        say: (line) => void said.push(line),
        ...options,
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
