import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeFolder } from './remove-folder.ts';

const FILES = 5000;
/** Says that it began, and writes until it has written all or its folder is gone. */
const WRITER = `
const { writeFileSync } = require('node:fs');
console.log('writing');
try { for (let n = 0; n < ${FILES}; n += 1) writeFileSync(process.argv[1] + '/' + n, ''); } catch {}
`;

it('removes a folder into which somebody still writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'likha-removed-'));
  const inner = join(folder, 'data', 'work');
  await mkdir(inner, { recursive: true });
  const writer = spawn(process.execPath, ['-e', WRITER, inner], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(writer.stdout, 'data');
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
  writer.kill('SIGKILL');
});
