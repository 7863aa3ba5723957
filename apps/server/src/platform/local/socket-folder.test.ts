import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseForeign } from './embedded-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'likha-sockets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a folder of ours is taken; a link that somebody has put in its place is not', async () => {
  mkdirSync(join(folder, 'real'));
  symlinkSync('/etc', join(folder, 'link'));
  writeFileSync(join(folder, 'file'), '');
  await expect(refuseForeign(join(folder, 'real'), null)).resolves.toBeUndefined();
  for (const name of ['link', 'file'])
    await expect(refuseForeign(join(folder, name), null)).rejects.toThrow(/not a folder of ours/);
});
