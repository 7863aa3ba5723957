/**
 * Letters of other alphabets, digits and signs that are read as Latin letters. What looks the same as both i and l is one of
 * them for all: a keyword is spelled by the same table.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  (
    [
      ['a', '4аαɑ'],
      ['b', '8вьβ'],
      ['c', 'сϲ'],
      ['d', 'ԁ'],
      ['e', '3еєεё'],
      ['f', 'ƒ'],
      ['g', '9ɡ'],
      ['h', 'һн'],
      ['j', 'ј'],
      ['k', 'кκ'],
      ['l', '1iıіїι|ӏ'],
      ['m', 'м'],
      ['n', 'пη'],
      ['o', '0оοσøө'],
      ['p', 'рρ'],
      ['q', 'ԛ'],
      ['r', 'г'],
      ['s', '5ѕ'],
      ['t', '7тτ'],
      ['u', 'υս'],
      ['v', 'ѵν'],
      ['w', 'ԝшω'],
      ['x', 'хχ'],
      ['y', 'уγ'],
      ['z', '2ᴢ'],
    ] as const
  ).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Signs that stand for letters where a letter or digit follows them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/@(?=[\p{L}\p{N}])/gu, 'a'],
  [/\$(?=[\p{L}\p{N}])/gu, 's'],
  [/(?<=[\p{L}\p{N}])[!|](?=[\p{L}\p{N}])/gu, 'l'],
  [/€(?=[\p{L}\p{N}])/gu, 'e'],
];

/** In one case, without accents and what cannot be seen, each letter as the Latin one that it looks like (P153). */
function spell(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase();
  for (const [sign, letter] of SIGNS) plain = plain.replace(sign, letter);
  return [...plain].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

const wordsOf = (text: string) => text.replace(/\s+/gu, ' ').trim();
const NO_LETTER = /[^\p{L}\p{N}\s]+/gu;
/** Letters that stand alone, one after the other: `s p a m`. */
const SPACED = /(?<![^ ])(?:[^ ] ){2,}[^ ](?![^ ])/gu;

/** A keyword as texts are compared with it; empty for one without letters and digits. */
export function plainKeyword(keyword: string): string {
  return wordsOf(spell(keyword).replace(NO_LETTER, ' '));
}

/** A text in all ways in which it may be read; each begins and ends with a space. */
export interface Readings {
  forward: readonly string[];
  /** The same, each run of a letter as one. */
  squeezed: readonly string[];
  backward: readonly string[];
}

const TAG = /<[^<>]{0,200}>/gu;
const LINE_BREAK = /\s*[\r\n]+\s*/gu;

/**
 * A text in the ways in which it may be read: with and without tags, lines apart and drawn together; of each, signs between
 * letters as gaps, signs as nothing, and spaced letters drawn together. A keyword is in the text when it stands in one of them
 * as whole words.
 */
export function readingsOf(text: string): Readings {
  const texts = [text, text.replace(TAG, ''), text.replace(LINE_BREAK, '')];
  const forward = [...new Set([...new Set(texts)].flatMap(spellings))];
  return {
    forward,
    squeezed: forward.map(squeezed),
    backward: forward.map((reading) => [...reading].reverse().join('')),
  };
}

function spellings(text: string): string[] {
  const spelled = spell(text);
  const apart = wordsOf(spelled.replace(NO_LETTER, ' '));
  const together = wordsOf(spelled.replace(NO_LETTER, ''));
  const drawn = apart.replace(SPACED, (letters) => letters.replaceAll(' ', ''));
  return [apart, together, drawn].map((reading) => ` ${reading} `);
}

/** Shorter ones are too often another word, stretched or read backwards. */
const LEAST_STRETCHED = 4;
const LEAST_BACKWARD = 5;

/** Is a keyword, as `plainKeyword` gave it, in the text of these readings: as it is, with letters repeated, or backwards? */
export function isInReadings(plain: string, readings: Readings): boolean {
  if (plain === '') return false;
  const { forward, backward } = readings;
  if (forward.some((reading) => reading.includes(` ${plain} `))) return true;
  const letters = plain.replaceAll(' ', '').length;
  if (letters >= LEAST_BACKWARD && backward.some((reading) => reading.includes(` ${plain} `))) return true;
  return letters >= LEAST_STRETCHED && isStretched(plain, readings);
}

/** Each letter as often as in the keyword, or more often: `spaaam` is spam, and `lot` is not `loot`. */
function isStretched(plain: string, { forward, squeezed: short }: Readings): boolean {
  const shortest = ` ${squeezed(plain)} `;
  if (!short.some((reading) => reading.includes(shortest))) return false;
  const runs = plain.match(/(.)\1*/gsu) ?? [];
  const stretched = runs.map((run) => `${[...run][0]}{${[...run].length},}`).join('');
  const pattern = new RegExp(` ${stretched} `, 'u');
  return forward.some((reading) => pattern.test(reading));
}

const squeezed = (text: string) => text.replace(/(.)\1+/gsu, '$1');
