import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no font size is in pixels: text follows the size that is chosen in the browser (P103)', () => {
  const files = globSync('apps/web/src/**/*.css');
  expect(files.length).toBeGreaterThan(50);
  const fixed = files.filter((file) => /font(-size)?:[^;{}]*\dpx/.test(readFileSync(file, 'utf8')));
  expect(fixed).toEqual([]);
});
