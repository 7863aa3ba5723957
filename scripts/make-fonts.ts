/**
 * Makes the small fonts that most pages need nothing beyond: the letters of English and Filipino, and the peso sign, which
 * would bring all letters of Europe with it. They are committed, as pages are built without this. Run:
 * node scripts/make-fonts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LETTERS } from './font-letters.ts';

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url).pathname;
const TARGET = new URL('../apps/web/src/ui/theme/fonts/', import.meta.url).pathname;
/** What stands in this face is said by its size: in one weight it is there with its first packets, in all weights not. */
const DISPLAY = { variationAxes: { wght: 700 } };

/** Figtree has no peso sign. */
const PARTS = [
  ['figtree', 'letters', 'latin', LETTERS, {}],
  ['bricolage-grotesque', 'letters', 'latin', LETTERS, DISPLAY],
  ['bricolage-grotesque', 'peso', 'latin-ext', '₱', DISPLAY],
] as const;

for (const [family, name, source, text, options] of PARTS) {
  const whole = readFileSync(`${PACKAGES}${family}/files/${family}-${source}-wght-normal.woff2`);
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', ...options });
  writeFileSync(`${TARGET}${family}-${name}.woff2`, part);
}
