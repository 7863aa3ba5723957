import { expect, it } from 'vitest';
import { createPageFiles } from './page-files.ts';
import { createFrame, splitHead } from './page-frame.ts';
import { renderedStateElement } from './rendered-state.ts';

const TEMPLATE = [
  '<html lang="en"><head><script src="/colour-scheme.js"></script><title>Likha</title>',
  '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/react.js">',
  '<link rel="stylesheet" crossorigin href="/a.css"><link rel="preload" as="font" href="/f.woff2">',
  '</head><body>\n<div id="root"></div><noscript>Turn it on</noscript></body></html>',
].join('');

const FILES = { code: ['react.js', 'page.js'], styles: ['a.css', 'page.css'], css: 'a{}\n.shut{c:d}b{}' };

it('fills a page so that nothing but its content is needed for the first screen', () => {
  const { html, same } = createFrame(TEMPLATE, 'run()').full({
    language: 'fil',
    head: '<title>$& Ana</title>',
    content: '<p>$1</p>',
    state: '<i></i>',
    files: FILES,
  });
  expect(html).toBe(
    [
      '<html lang="fil"><head>',
      '<script data-main="/a.js" data-code="/react.js /page.js" data-styles="/a.css /page.css">run()</script>',
      '<title>$& Ana</title><style>a{}b{}</style>',
      '<link rel="preload" as="font" href="/f.woff2">',
      '</head><body>\n<div id="root"><p>$1</p></div><i></i></body></html>',
    ].join(''),
  );
  for (const { at, text } of same) expect(html.slice(at, at + text.length)).toBe(text);
  const stretches = same.map(({ text }) => text).join('…');
  expect(stretches).toMatch(/^<html lang="fil">.*run\(\)<\/script>\s*…<style>a\{\}.*<div id="root">$/s);
});

it('fetches the font of the peso sign with a page that has one, and with no other', () => {
  const font = '<link rel="preload" as="font" href="/assets/grotesque-peso-1.woff2">';
  const frame = createFrame(TEMPLATE.replace('</head>', `${font}</head>`), 'run()');
  const page = (content: string) =>
    frame.full({ language: 'en', head: '<title>A</title>', content, state: '', files: FILES });
  const { html, same } = page('<p>₱99</p>');
  expect(html).toContain(`<title>A</title>${font}<style>`);
  expect(html.split(font)).toHaveLength(2);
  for (const { at, text } of same) expect(html.slice(at, at + text.length)).toBe(text);
  expect(page('<p>99</p>').html).not.toContain('peso');
  expect(frame.empty({ language: 'en', head: '<title>A</title>', files: FILES })).toContain(font);
});

it('leaves a page that is empty as it was built, with its own code and styles', () => {
  const page = createFrame(TEMPLATE, 'run()').empty({
    language: 'en',
    head: '<title>A</title>',
    files: FILES,
  });
  expect(page).toContain('<script src="/colour-scheme.js"></script>');
  expect(page).toContain('<noscript>');
  expect(page.match(/(?:href|src)="[^"]*"/g)?.map((text) => text.replace(/.*="|"/g, ''))).toEqual([
    '/colour-scheme.js',
    '/a.js',
    '/react.js',
    '/a.css',
    '/f.woff2',
    '/page.css',
    '/page.js',
  ]);
});

it('refuses a template of another shape', () => {
  expect(() => createFrame('<html></html>', '')).toThrow(/another shape/);
});

it('names styles and code of a page once', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_react'], css: ['index.css'] },
    _react: { file: 'react.js' },
    _card: { file: 'card.js', css: ['card.css'] },
    'a.tsx': { file: 'a.js', css: ['a.css'], imports: ['_react', '_card', 'index.html'] },
    'b.tsx': { file: 'b.js', imports: ['_card'] },
  };
  const files = createPageFiles(manifest, (file) => `${file}{}\n`);
  expect(files(['a.tsx', 'b.tsx'])).toEqual({
    code: ['react.js', 'card.js', 'a.js', 'b.js'],
    styles: ['index.css', 'card.css', 'a.css'],
    css: 'index.css{}\ncard.css{}\na.css{}',
  });
  expect(() => files(['gone.tsx'])).toThrow(/gone\.tsx/);
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
    user: null,
    answers: { mutations: [], queries: [], words } as never,
  });
  expect(element.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = />(.*)<\/script>$/.exec(element)?.[1] ?? '';
  expect(JSON.parse(json).answers.words).toEqual(words);
});
