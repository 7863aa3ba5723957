import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Decide } from './decide.tsx';

it('is closed until it is asked for, and one of all that a page has is open at a time', () => {
  const html = renderToStaticMarkup(
    <>
      <Decide>first</Decide>
      <Decide>second</Decide>
    </>,
  );
  // Of those with one name a browser keeps one open, and what is written in the others.
  expect(html.match(/<details [^>]*>/g)?.map((tag) => /name="decision"/.test(tag))).toEqual([true, true]);
  expect(html).not.toMatch(/<details[^>]* open/);
});
