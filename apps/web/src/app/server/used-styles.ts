import { type AtRule, type ChildNode, type Container, type Declaration, parse } from 'postcss';

/** What stands in a page's styles, in its order: text that always stays, or a rule with the classes of its selectors. */
interface Piece {
  text: string;
  /** Of each selector, all that an element or its neighbours must have; null for what always stays. */
  selectors: readonly (readonly string[])[] | null;
  /** Of an at-rule with rules inside, which goes when none of them stays. */
  inner?: readonly Piece[];
  /** Of a font, the first and the last of the characters that it is for; none for one that is for all. */
  ranges?: readonly (readonly [number, number])[];
}

/** What of a page decides what it uses. */
interface Used {
  classes: ReadonlySet<string>;
  /** Beyond those of English. */
  characters: readonly number[];
}

/** Escapes of numbers in names do not occur in what the build writes: a backslash stands before one sign. */
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** What stands in brackets names alternatives, or what must not be: it asks for nothing. */
const BRACKETS = /\([^()]*\)/g;
const AMONG = /\bclass="([^"]*)"/g;
/** Of these, what stands inside is no rule with a selector. */
const WHOLE = /keyframes$|^property$|^counter-style$/;
/** Who has it has the letters that every page has. */
const LETTER = 0x61;
/** Looked for by the engine's own search, which takes half as long as looking at each: a page has 70,000. */
const NOT_ENGLISH = /[\u0080-\uffff]/g;
const RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;

/** Pages of one kind have a few dozen sets of classes at most: with and without a picture, a price, a badge. */
const MOST_KEPT = 64;

/**
 * The rules of styles that a page as it stands can use, which are half of them: the rest comes with its code, for what opens later.
 * Goes by classes alone, so that what a touch, a scheme or a width changes is there. Most pages of a kind use the same, which is
 * written once.
 * @param css the styles of one kind of page; read once
 * @param around what is made of them, once for each set of them
 * @returns for the text of a page, what was made of its styles: the very same text for the same ones
 */
export function createUsedStyles(css: string, around: (styles: string) => string): (html: string) => string {
  const pieces = piecesOf(parse(css));
  const written = new Map<string, string>();
  return (html) => {
    const lists = classListsOf(html);
    const characters = charactersOf(html);
    const key = `${characters.join()} ${lists.join('\n')}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const classes = new Set(lists.flatMap((list) => list.split(' ')));
    const text = around(write(pieces, { classes, characters }));
    if (written.size >= MOST_KEPT) written.clear();
    written.set(key, text);
    return text;
  };
}

function charactersOf(html: string): number[] {
  const found = new Set<number>();
  NOT_ENGLISH.lastIndex = 0;
  // A pair of UTF-16 is two matches: the second half of one is no character that a font is for.
  while (NOT_ENGLISH.test(html)) found.add(html.codePointAt(NOT_ENGLISH.lastIndex - 1) ?? 0);
  return [...found].sort((one, other) => one - other);
}

function classListsOf(html: string): string[] {
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(AMONG)) lists.add(list);
  return [...lists];
}

function piecesOf(container: Container): Piece[] {
  return (container.nodes ?? []).flatMap((node) => pieceOf(node as ChildNode));
}

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), selectors: node.selectors.map(neededBy) }];
  if (node.type === 'atrule' && node.name === 'font-face')
    return [{ text: node.toString(), selectors: null, ranges: rangesOf(node) }];
  if (node.type === 'atrule' && node.nodes && !WHOLE.test(node.name))
    return [{ text: `@${node.name} ${node.params}`, selectors: null, inner: piecesOf(node) }];
  return [{ text: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString(), selectors: null }];
}

function rangesOf(font: AtRule): [number, number][] {
  const isRange = (node: ChildNode): node is Declaration =>
    node.type === 'decl' && node.prop === 'unicode-range';
  const { value = '' } = font.nodes?.find(isRange) ?? {};
  return [...value.matchAll(RANGE)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
}

function neededBy(selector: string): string[] {
  let bare = selector;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(BRACKETS, '');
  }
  return [...bare.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function write(pieces: readonly Piece[], used: Used): string {
  let text = '';
  for (const piece of pieces) {
    if (piece.inner) {
      const inner = write(piece.inner, used);
      if (inner) text += `${piece.text}{${inner}}`;
    } else if (isUsed(piece, used)) text += piece.text;
  }
  return text;
}

function isUsed({ selectors, ranges = [] }: Piece, { classes, characters }: Used): boolean {
  if (selectors) return selectors.some((needed) => needed.every((name) => classes.has(name)));
  const isIn = (sign: number) => ranges.some(([first, last]) => first <= sign && sign <= last);
  return ranges.length === 0 || isIn(LETTER) || characters.some(isIn);
}
