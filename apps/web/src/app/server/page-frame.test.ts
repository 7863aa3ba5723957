import { expect, it } from 'vitest';
import { createFrame, linksOf, splitHead } from './page-frame.ts';
import { renderedStateElement } from './rendered-state.ts';

const TEMPLATE =
  '<html lang="en"><head><title>Likha</title><script type="module" src="/a.js"></script></head><body>\n<div id="root"></div><noscript>Turn it on</noscript></body></html>';

it('fills head, content and language, and asks for JavaScript only where there is nothing to read', () => {
  const frame = createFrame(TEMPLATE);
  const full = frame({
    language: 'fil',
    head: '<title>$& Ana</title>',
    content: '<p>$1</p>',
    state: '<i></i>',
  });
  expect(full).toBe(
    '<html lang="fil"><head><script type="module" src="/a.js"></script><title>$& Ana</title></head><body>\n<div id="root"><p>$1</p></div><i></i></body></html>',
  );
  expect(frame({ language: 'en' })).toContain('<noscript>');
  expect(frame({ language: 'en' })).toContain('<title>Likha</title>');
});

it('refuses a template of another shape', () => {
  expect(() => createFrame('<html></html>')).toThrow(/another shape/);
});

it('names styles and code of a page once, without what every page has', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_react'] },
    _react: { file: 'react.js' },
    _card: { file: 'card.js', css: ['card.css'] },
    'a.tsx': { file: 'a.js', css: ['a.css'], imports: ['_react', '_card', 'index.html'] },
    'b.tsx': { file: 'b.js', imports: ['_card'] },
  };
  expect(linksOf(manifest, ['a.tsx', 'b.tsx']).match(/href="[^"]*"/g)).toEqual(
    ['card.css', 'a.css', 'card.js', 'a.js', 'b.js'].map((file) => `href="/${file}"`),
  );
  expect(() => linksOf(manifest, ['gone.tsx'])).toThrow(/gone\.tsx/);
});

it('takes what belongs into the head off the beginning', () => {
  const head = '<link rel="preload" href="/x"/><title>A &lt;b&gt;</title><meta name="a" content="&gt;"/>';
  expect(splitHead(`${head}<a href="/">x</a><meta itemprop="y"/>`)).toEqual({
    head,
    content: '<a href="/">x</a><meta itemprop="y"/>',
  });
});

it('writes answers so that nothing in them ends the element', () => {
  const words = { bio: '</script><script>alert(1)</script>' };
  const element = renderedStateElement({
    origin: 'https://likha.test',
    language: 'en',
    answers: { mutations: [], queries: [], words } as never,
  });
  expect(element.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = />(.*)<\/script>$/.exec(element)?.[1] ?? '';
  expect(JSON.parse(json).answers.words).toEqual(words);
});
