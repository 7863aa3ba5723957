import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
/** What is narrower is a part of a page. */
const PAGE = 600;

it('a page is as wide as one of the widths of tokens.css', () => {
  const sheets = readdirSync(join(SOURCE, 'app'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const own = sheets.filter((name) => {
    const css = readFileSync(join(SOURCE, 'app', name), 'utf8');
    return [...css.matchAll(/^\s+max-width: (\d+)px/gm)].some(([, width]) => Number(width) >= PAGE);
  });
  expect(sheets.length).toBeGreaterThan(20);
  expect(own).toEqual([]);
});
