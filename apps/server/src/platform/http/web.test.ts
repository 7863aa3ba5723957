import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';

const harness = useHarness();

it('leads /@ana to /ana for good, with what was asked, and nowhere else', async () => {
  const webRoot = join(harness.folder, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Likha</title>');
  const app = await buildApp(harness.deps, { rateLimits: { check: async () => undefined }, webRoot });
  const leadsTo = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return statusCode === 308 ? headers.location : null;
  };
  expect(await leadsTo('/@Ana_Reyes')).toBe('/Ana_Reyes');
  expect(await leadsTo('/@ana/?tab=media&ref=a')).toBe('/ana?tab=media&ref=a');
  for (const url of [
    '/ana',
    '/@',
    '/@ana/posts',
    '/@/evil.test',
    '/@%5Cevil.test',
    '/@%2Fevil.test',
    '/@a@b',
  ])
    expect(await leadsTo(url), url).toBeNull();
  await app.close();
});
