import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LONG_TESTS, longTests } from './long-tests.ts';

const ROOT = resolve(import.meta.dirname, '..');

it('names what took long, the longest first', () => {
  const took = (name: string, ms: number) => ({
    name: join(ROOT, name),
    startTime: 1000,
    endTime: 1000 + ms,
  });
  const report = {
    testResults: [took('short.test.ts', 900), took('long.test.ts', 4100), took('a/longest.test.ts', 90_400)],
  };
  const text = longTests(report, ROOT);
  expect(text).toBe('{\n  "a/longest.test.ts": 90,\n  "long.test.ts": 4\n}\n');
});

it('was written of files that are there', () => {
  const names = Object.keys(JSON.parse(readFileSync(join(ROOT, LONG_TESTS), 'utf8')));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});
