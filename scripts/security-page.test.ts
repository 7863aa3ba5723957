import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

it('every test that docs/security.md names is there', () => {
  const page = readFileSync(`${ROOT}docs/security.md`, 'utf8');
  const named = new Set([...page.matchAll(/`([\w.-]+\.(?:test\.tsx?|spec\.ts))`/g)].map(([, name]) => name));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  const there = new Set(
    files
      .toString()
      .split('\n')
      .map((path) => basename(path)),
  );
  expect(named.size).toBeGreaterThan(60);
  expect([...named].filter((name) => name !== undefined && !there.has(name))).toEqual([]);
});
