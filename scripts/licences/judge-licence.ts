/** Licences that ask for nothing but their own text: anybody may sell what is built on them. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Others that we looked at, by package, and why they are no obstacle to selling what we make. */
const LOOKED_AT: readonly { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library loaded at run time, unchanged, that anybody may replace',
  },
  {
    name: /^(?:mediabunny|@mediabunny\/aac-encoder|web-push)$/,
    licence: 'MPL-2.0',
    why: 'used unchanged: the licence asks for changes of its own files only; the encoder has FFmpeg’s AAC alone in it (LGPL), fetched as a file of its own that anybody may replace',
  },
  {
    name: /^@node-webcodecs\/static-/,
    licence: 'MIT AND LGPL-2.1-or-later AND BSD-2-Clause AND BSD-3-Clause',
    why: 'FFmpeg without its GPL parts, which `judge-codecs.ts` sees; loaded unchanged in a process of its own, and anybody may replace it',
  },
  {
    name: /^libheif-js$/,
    licence: 'LGPL-3.0',
    why: 'a decoder loaded unchanged in a process of its own, and anybody may replace it; no browser gets it',
  },
  {
    name: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    why: 'fonts: may be served and bundled, not sold alone',
  },
  {
    name: /^dejavu-fonts-ttf$/,
    licence: 'SEE LICENSE IN README.md AND LICENSE',
    why: 'the Bitstream Vera licence: free to use, embed and serve, not to be sold alone',
  },
  {
    name: /^(?:lightningcss|lightningcss-.+)$/,
    licence: 'MPL-2.0',
    why: 'builds our styles, is not shipped',
  },
  {
    name: /^axe-core$/,
    licence: 'MPL-2.0',
    why: 'runs in our tests, is not shipped',
  },
  {
    name: /^make-plural$/,
    licence: 'Unicode-DFS-2016',
    why: 'the plural rules of Unicode: free to sell with their notice, as MIT is',
  },
  {
    name: /^(?:busboy|dicer|streamsearch|humanize-number|only|png-js|combine-errors)$/,
    licence: 'MIT',
    why: 'names MIT in the old `licenses` field, its README or its LICENSE only',
  },
];

export interface Judgement {
  isAllowed: boolean;
  /** Why an exception is one; null for the rule. */
  why: string | null;
}

/** May a product that is sold stand on a package with this licence? Either side of an `OR` will do, both of an `AND` must. */
export function judgeLicence(name: string, licence: string): Judgement {
  if (isFree(licence)) return { isAllowed: true, why: null };
  const known = LOOKED_AT.find(
    (entry) => entry.name.test(name) && (entry.licence === licence || licence === ''),
  );
  return { isAllowed: known !== undefined, why: known?.why ?? null };
}

function isFree(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isFree);
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isFree);
  return FREE.has(plain);
}
