import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { DAY_MS } from '../durations.ts';
import { keepAssets } from './keep-assets.ts';

const harness = useHarness();
const unlimited = { check: async () => undefined };

/** A release is a folder with one script, whose name changes. */
async function release(name: string): Promise<string> {
  const webRoot = join(harness.folder, 'release');
  await rm(webRoot, { recursive: true, force: true });
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  await writeFile(join(webRoot, 'assets', name), `export const name = '${name}';`);
  return webRoot;
}

it('serves the files of the release before, and nothing that is no file of it', async () => {
  const first = await buildApp(harness.deps, {
    rateLimits: unlimited,
    webRoot: await release('shared~a~b-1.js'),
  });
  await first.close();
  const app = await buildApp(harness.deps, { rateLimits: unlimited, webRoot: await release('page-2.js') });
  const old = await app.inject('/assets/shared~a~b-1.js');
  expect([old.statusCode, old.body]).toEqual([200, "export const name = 'shared~a~b-1.js';"]);
  expect(old.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/assets/page-2.js')).statusCode).toBe(200);
  expect((await app.inject('/assets/page-3.js')).statusCode).toBe(404);
  expect((await app.inject('/assets/..%2f..%2fsecret')).statusCode).toBe(404);
  await app.close();
});

it('keeps what a release of the last fourteen days had', async () => {
  const kept = join(harness.folder, 'kept');
  const start = Date.parse('2026-11-01T00:00:00Z');
  const keepAfter = async (name: string, days: number) =>
    keepAssets(join(await release(name), 'assets'), kept, new Date(start + days * DAY_MS));
  await keepAfter('page-1.js', 0);
  await keepAfter('page-2.js', 13);
  expect(await readdir(kept)).toEqual(['page-1.js', 'page-2.js']);
  await keepAfter('page-2.js', 15);
  expect(await readdir(kept)).toEqual(['page-2.js']);
});

it('lets several nodes that share a folder start at the same moment', async () => {
  const assets = join(harness.folder, 'many');
  const kept = join(harness.folder, 'kept-by-many');
  await mkdir(assets, { recursive: true });
  const names = Array.from({ length: 30 }, (_, at) => `page-${at}.js`);
  for (const name of names) await writeFile(join(assets, name), name.repeat(5000));
  await Promise.all(Array.from({ length: 6 }, () => keepAssets(assets, kept, new Date())));
  expect((await readdir(kept)).sort()).toEqual([...names].sort());
});
