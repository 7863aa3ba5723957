import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTERS } from './font-letters.ts';

const css = readFileSync(new URL('../apps/web/src/ui/theme/fonts.css', import.meta.url), 'utf8');

const faces = css
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: "([^"]+)"/.exec(face)?.[1] ?? '',
    file: /url\("([^"]+)"\)/.exec(face)?.[1] ?? '',
    letters: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    }),
  }));

describe('the fonts of the web', () => {
  it('say of the small ones what they were made with', () => {
    const small = faces.filter(({ file }) => file.endsWith('-letters.woff2'));
    const made = [...LETTERS].map((letter) => letter.codePointAt(0)).sort((a = 0, b = 0) => a - b);
    expect(small).toHaveLength(2);
    for (const { letters } of small) expect(letters).toEqual(made);
  });

  it('have no letter of a small one in another of its family: a browser might fetch both', () => {
    for (const one of faces.filter(({ file }) => file.startsWith('./fonts/'))) {
      const others = faces.filter((face) => face !== one && face.family === one.family);
      const letters = new Set(others.flatMap((face) => face.letters));
      expect([one.file, one.letters.filter((letter) => letters.has(letter))]).toEqual([one.file, []]);
    }
  });
});
