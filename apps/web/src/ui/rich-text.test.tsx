import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText, STRONG } from './rich-text.tsx';

const shown = (text: string) => renderToStaticMarkup(<RichText text={text} parts={STRONG} />);

it('makes parts of a sentence more than letters', () => {
  expect(shown('You need <b>20 credits</b> more, <b>now</b>.')).toBe(
    'You need <strong>20 credits</strong> more, <strong>now</strong>.',
  );
});

it('shows what it does not know as it is written, and never as markup', () => {
  expect(shown('<i>no</i> & <b>')).toBe('&lt;i&gt;no&lt;/i&gt; &amp; &lt;b&gt;');
});
