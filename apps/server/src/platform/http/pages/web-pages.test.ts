import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadWebPages } from './web-pages.ts';

it('finds what the build left for the server, and does without where it left nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'likha-pages-'));
  const root = join(folder, 'dist');
  await mkdir(join(root, '.vite'), { recursive: true });
  await writeFile(join(root, 'index.html'), 'template');
  await writeFile(join(root, '.vite', 'manifest.json'), '{"a":1}');
  expect(await loadWebPages(root)).toBeNull();
  await mkdir(join(folder, 'dist-server'));
  await writeFile(
    join(folder, 'dist-server', 'entry-server.js'),
    'export const createPages = ({ template, manifest, read }) => ({ script: read("index.html"), empty: () => ({ status: manifest.a, html: template }) });',
  );
  const pages = await loadWebPages(root);
  expect(pages?.empty({ url: '/', language: 'en' })).toEqual({ status: 1, html: 'template' });
  expect(pages?.script).toBe('template');
  await rm(folder, { recursive: true });
});
