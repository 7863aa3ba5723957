import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const TEXT = 'Review typically takes 24-48 hours. 1-2 people, a well-known one.';

it('keeps a range of numbers in one line, and every letter as it was', () => {
  const shown = renderToStaticMarkup(<Unbroken>{TEXT}</Unbroken>);
  const spans = [...shown.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, words]) => words);
  expect(spans).toEqual(['24-48', '1-2']);
  expect(shown.replace(/<[^>]+>/g, '')).toBe(TEXT);
});
