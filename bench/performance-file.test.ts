import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBench, writePart } from './performance-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'likha-performance-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('each program replaces its own part and keeps those of the others, whichever comes first', () => {
  const file = join(folder, 'performance.md');
  writePart('pages', '\nold pages\n', file);
  writeBench('# Performance\n\nold bench\n', file);
  writePart('sockets', '\nsockets\n', file);
  writePart('lists', '\nlists\n', file);
  writePart('renewals', '\nrenewals\n', file);
  writePart('pages', '\npages\n', file);
  writeBench('# Performance\n\nbench\n', file);
  expect(readFileSync(file, 'utf8')).toBe(
    '# Performance\n\nbench\n\n## Renewals\n\nrenewals\n\n## Lists of administrators\n\nlists\n\n## Sockets\n\nsockets\n\n## Pages\n\npages\n',
  );
});
