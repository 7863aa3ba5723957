import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from '../apps/server/src/env.ts';

/** What an operator reads at night must not send him where nothing is: commands, variables, files and pages are there. */
const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const PAGES = ['README.md', 'docs/operations.md', 'docs/runbooks.md', 'docs/scaling.md', 'docs/acquirers.md'];

/** PostgreSQL's, pgBackRest's, Debian's and the sandbox's own. */
const OTHERS = [
  /^NODE_/,
  /^WEBHOOK_URL_/,
  /^AGE_/,
  /^ADMIN_PASSWORD$/,
  /^CUSTOMER_/,
  /^PAYMENT_/,
  /^CHECKOUT_/,
  /^RESOLVED_WITH/,
];

/** As GitHub makes them of headings. */
function anchorsOf(file: string): Set<string> {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
  return new Set(
    headings.map((text) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('names commands that there are', () => {
    const named = [...text.matchAll(/\bnpm run (?:-\S+ )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });

  it('runs files that there are by those commands', () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/\S+\.(?:ts|mjs)/g) ?? []);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('leads to pages and headings that there are', () => {
    const links = [...text.matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g)].map(([, to = '']) => to);
    const lost = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, file))) return true;
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
    });
    expect(lost).toEqual([]);
  });

  it('names variables that there are', () => {
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)].map(
      ([, name = '']) => name,
    );
    const known = (name: string) => VARIABLES.includes(name) || OTHERS.some((other) => other.test(name));
    expect([...new Set(named)].filter((name) => !known(name))).toEqual([]);
  });
});

describe('a runbook', () => {
  const books = read('docs/runbooks.md').split(/^## /m).slice(1);

  it('says how soon, what it means, and what to do', () => {
    const poor = books
      .filter((book) => {
        const [, meaning = '', ...todo] = book.trim().split(/\n\n+/);
        return !/^_(?:page|ticket)_\. \S/.test(meaning) || todo.join('').length < 30;
      })
      .map((book) => book.split('\n')[0]);
    expect(poor).toEqual([]);
  });

  it('is as soon as its alert', () => {
    const alerts = read('ops/prometheus/alerts.yaml');
    const soon = [...alerts.matchAll(/alert: (\S+)[\s\S]*?severity: (\w+)/g)].map(
      ([, name, how]) => `${name} ${how}`,
    );
    const said = books.map((book) => `${book.split('\n')[0]} ${/^_(\w+)_/m.exec(book)?.[1]}`);
    expect(said).toEqual(soon);
  });
});
