import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
/** What is narrower is no column: a picture, a button, a word. */
const NARROWEST_PX = 300;
const PX_PER_REM = 16;

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.includes('tokens.css') && !name.includes('generated'))
  .map((name) => ({ name, css: readFileSync(join(SOURCE, name), 'utf8') }));

/** The widths that a sheet makes up by itself. How narrow a column may become, `minmax(min(100%, 400px), 1fr)`, is none. */
function ownWidths(css: string): string[] {
  const widths = [...css.matchAll(/^\s+(?:max-width|grid-template-columns|flex-basis): ([^;]+);/gm)];
  return widths.flatMap(([, value = '']) => {
    const most = value.replaceAll(/minmax\((?:min\([^)]*\)|[^,(]*),/g, '');
    const literals = [...most.matchAll(/([\d.]+)(px|rem)\b/g)];
    const isOwn = literals.some(
      ([, figure, unit]) => Number(figure) * (unit === 'rem' ? PX_PER_REM : 1) >= NARROWEST_PX,
    );
    return isOwn ? [value] : [];
  });
}

it('a page and its columns are as wide as one of the widths of tokens.css', () => {
  const own = sheets.flatMap(({ name, css }) => ownWidths(css).map((value) => `${name}: ${value}`));
  expect(sheets.length).toBeGreaterThan(300);
  expect(own).toEqual([]);
});

it('finds a width by itself, whatever it stands in', () => {
  const css = (value: string) => `.page {\n  ${value};\n}`;
  expect(ownWidths(css('max-width: 640px'))).toHaveLength(1);
  expect(ownWidths(css('max-width: min(100%, 40rem)'))).toHaveLength(1);
  expect(ownWidths(css('grid-template-columns: minmax(0, 1fr) 360px'))).toHaveLength(1);
  expect(ownWidths(css('grid-template-columns: minmax(0, 400px)'))).toHaveLength(1);
  expect(ownWidths(css('grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr))'))).toEqual(
    [],
  );
  expect(ownWidths(css('max-width: var(--width-form)'))).toEqual([]);
  expect(ownWidths(css('max-width: 120px'))).toEqual([]);
});
