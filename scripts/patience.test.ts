import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './source-files.ts';

const ROOT = join(import.meta.dirname, '..');
/** One look of several that `toPass` puts together; a wait that is no shorter than that of a journey, in milliseconds. */
const ONE_LOOK_MS = 2000;
const PATIENT_MS = 60_000;

const tests = listFiles(ROOT).filter((path) => /\.(test|spec|fixture)\.tsx?$|^e2e\/.*\.ts$/.test(path));

/** How long vitest.config.ts and playwright.config.ts wait is for all: a machine of half the speed failed what waited less. */
it('no test has less patience than all have', () => {
  const hasty = tests.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const waits = [...text.matchAll(/\btimeout: ?([\d_]+)/g)].map(([, ms = '']) =>
      Number(ms.replaceAll('_', '')),
    );
    return waits.filter((ms) => ms > ONE_LOOK_MS && ms < PATIENT_MS).map((ms) => `${path}: ${ms}`);
  });
  expect(hasty).toEqual([]);
});

/** Its limit, a second, cannot be set for all; that of `expect.poll` can. */
it('nothing waits by vi.waitFor', () => {
  const own = 'scripts/patience.test.ts';
  const found = tests.filter((path) =>
    /vi\.waitFor|vi\.waitUntil/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(found.filter((path) => path !== own)).toEqual([]);
});
