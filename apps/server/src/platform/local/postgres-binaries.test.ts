import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLinks } from './postgres-binaries.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-binaries-'));
  await mkdir(join(folder, 'lib'));
  const links = [
    { source: 'native/lib/libone.so.6.18', target: 'native/lib/libone.so' },
    { source: 'native/lib/libtwo.so.3.18', target: 'native/lib/libtwo.so' },
  ];
  await writeFile(join(folder, 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes anew what leads into a clone that is gone, so that the next start has its libraries', async () => {
  await symlink('/gone/node_modules/native/lib/libone.so.6.18', join(folder, 'lib/libone.so'));
  await createLinks(folder);
  expect(await readlink(join(folder, 'lib/libone.so'))).toBe('libone.so.6.18');
  expect(await readlink(join(folder, 'lib/libtwo.so'))).toBe('libtwo.so.3.18');
  await createLinks(folder);
  expect(await readlink(join(folder, 'lib/libone.so'))).toBe('libone.so.6.18');
});
