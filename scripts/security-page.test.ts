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

/** `| 1.1.1 | met | words |` */
const ROW = /^\| ([\d.–]+) +\| (met|part|no|operator|n\/a) +\| (.*?) *\|$/;
const TEST = /`[\w.-]+\.(?:test\.tsx?|spec\.ts)`/;
/** Fewer words say nothing about what is left to whom. */
const LEAST_WORDS = 5;

/** The requirements that say neither which test holds them, nor what is left to the operator. */
function unproven(page: string): string[] {
  const rows = page.split('\n').flatMap((line) => ROW.exec(line) ?? []);
  const all = Array.from({ length: rows.length / 4 }, (_, at) => rows.slice(at * 4 + 1, at * 4 + 4));
  const words = new Map(all.map(([requirement = '', , said = '']) => [requirement, said]));
  const isProven = (said: string): boolean => {
    const other = /\bas (\d[\d.–]*\d)/.exec(said)?.[1];
    return TEST.test(said) || (other !== undefined && other !== '' && isProven(words.get(other) ?? ''));
  };
  return all.flatMap(([requirement = '', state, said = '']) => {
    if (state === 'n/a') return [];
    if (state === 'operator') return said.split(' ').length >= LEAST_WORDS ? [] : [requirement];
    return isProven(said) ? [] : [requirement];
  });
}

it('each requirement names a test that holds it, or what is left to the operator', () => {
  const page = readFileSync(`${ROOT}docs/security.md`, 'utf8');
  expect(unproven(page)).toEqual([]);
});

it('a requirement that says neither is found', () => {
  const page = [
    '| 1.1.1 | met | `a.test.ts` |',
    '| 1.1.2 | met | as 1.1.1 |',
    '| 1.1.3 | part | nearly |',
    '| 1.1.4 | operator | yes |',
    '| 1.1.5 | n/a | |',
    '| 1.1.6 | met | as 1.1.3 |',
  ].join('\n');
  expect(unproven(page)).toEqual(['1.1.3', '1.1.4', '1.1.6']);
});
