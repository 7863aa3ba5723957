import { domainToUnicode } from 'node:url';

/**
 * Letters of other alphabets, and letters drawn otherwise, that are read as Latin letters. What looks the same as both i and l is one
 * of them for all: a keyword is spelled by the same table.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  (
    [
      ['a', 'аαɑᴀꓮꭺɐ'],
      ['b', 'вьβʙꓐƀɓ'],
      ['c', 'сϲᴄꓚɔƈȼ'],
      ['d', 'ԁᴅꓓđɗɖ'],
      ['e', 'еєεёᴇꓰɛǝɇ'],
      ['f', 'ƒꜰꓝɟ'],
      ['g', 'ɡɢꓖցɠǥ'],
      ['h', 'һнʜꓧհɥħɦ'],
      ['j', 'јᴊꓙɾɉ'],
      ['k', 'кκᴋꓗʞƙ'],
      ['l', 'iıіїιӏɪʟꓲꓡłɫɭɨƚ'],
      ['m', 'мᴍꓟꮇɯɱ'],
      ['n', 'пηɴꓠոŋɲɳ'],
      ['o', 'оοσøөᴏꓳօɵ'],
      ['p', 'рρᴘꓑꮲƥþ'],
      ['q', 'ԛꞯʠ'],
      ['r', 'гʀꓣɹɍɽ'],
      ['s', 'ѕꜱꓢꮪʂ'],
      ['t', 'тτᴛꓔʇŧƭʈ'],
      ['u', 'υսᴜꓴʉ'],
      ['v', 'ѵνᴠꓦʌʋ'],
      ['w', 'ԝшωᴡꓪʍⱳ'],
      ['x', 'хχꓫ'],
      ['y', 'уγʏꓬʎɏƴ'],
      ['z', 'ᴢꓜƶȥ'],
    ] as const
  ).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Digits that stand for letters within a word; a number stays one, and is no word. */
const DIGITS = new Map([...'olzeasbtbg'].map((letter, digit) => [String(digit), letter]));
const WORD_WITH_DIGITS = /[^ ]*\d[^ ]*/gu;
const readDigits = (words: string) =>
  words.replace(WORD_WITH_DIGITS, (word) =>
    /^[\d*]+$/u.test(word) ? word : word.replace(/\d/gu, (digit) => DIGITS.get(digit) ?? digit),
  );

/** The alphabets in full circles and squares, and that of flags, which Unicode does not take for letters. */
const DRAWN_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];
const DRAWN = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function drawnLetter(drawn: string): string {
  const code = drawn.codePointAt(0) ?? 0;
  const from = DRAWN_ALPHABETS.findLast((first) => first <= code) ?? code;
  return String.fromCodePoint(0x61 + code - from);
}

type Signs = readonly (readonly [RegExp, string])[];

/** Signs that stand for letters in a keyword: those which a letter or digit follows. */
const SIGNS: Signs = [
  [/\|/gu, 'l'],
  [/@(?=[\p{L}\p{N}])/gu, 'a'],
  [/\$(?=[\p{L}\p{N}])/gu, 's'],
  [/(?<=[\p{L}\p{N}])!(?=[\p{L}\p{N}])/gu, 'l'],
  [/€(?=[\p{L}\p{N}])/gu, 'e'],
];

/** In a text also those that follow one, as every text is read without them too. */
const SIGNS_OF_TEXTS: Signs = [
  ...SIGNS,
  [/(?<=\p{L})@/gu, 'a'],
  [/(?<=\p{L})\$|\$(?=\p{L})/gu, 's'],
  [/(?<=\p{L})\$/gu, 's'],
  [/(?<=\p{L})\+(?=\p{L})/gu, 't'],
];

/** In one case, without accents and what cannot be seen, each letter as the Latin one that it looks like (P153). */
function spell(text: string, signs: Signs): string {
  let plain = text
    .replace(DRAWN, drawnLetter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase();
  for (const [sign, letter] of signs) plain = plain.replace(sign, letter);
  return [...plain].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

const wordsOf = (text: string) => text.replace(/\s+/gu, ' ').trim();
const NO_LETTER = /[^\p{L}\p{N}\s]+/gu;
/** Letters that stand alone, one after the other, each once or repeated: `s p a m`, `s pp aaa m`. */
const SPACED = /(?<![^ ])(?:([^ ])\1* ){2,}([^ ])\2*(?![^ ])/gu;
/** A word of one letter before such a one: `a s p a m`. */
const LONE_BEFORE = /^([alo]) (?=(?:[^ ]+ ){3})/u;

const drawTogether = (letters: string) => letters.replaceAll(' ', '');
const drawAfterLone = (letters: string) =>
  letters.replace(LONE_BEFORE, '$1\n').replaceAll(' ', '').replace('\n', ' ');

const KNOWN_AT_MOST = 2000;
const known = new Map<string, string>();

/**
 * A keyword as texts are compared with it; empty for one without letters and digits. What a row has beside its keyword is how an
 * earlier release may have spelled it, and keeps two from being alike.
 */
export function plainKeyword(keyword: string): string {
  const before = known.get(keyword);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_AT_MOST) known.clear();
  const plain = spellKeyword(keyword);
  known.set(keyword, plain);
  return plain;
}

function spellKeyword(keyword: string): string {
  return readDigits(wordsOf(spell(keyword, SIGNS).replace(NO_LETTER, ' ')));
}

/** A text in all ways in which it may be read; each begins and ends with a space. */
export interface Readings {
  forward: readonly string[];
  backward: readonly string[];
  /** Each of both, each run of a letter as one. */
  squeezed: readonly string[];
  squeezedBackward: readonly string[];
  /** With the stars that stand for letters; none where no word has any. */
  masked: readonly string[];
}

const TAG = /<[^<>]{0,200}>/gu;
const LINE_BREAK = /\s*[\r\n]+\s*/gu;

const ENCODED = /(?:%[\da-f]{2})+/giu;
const ENCODED_HOST = /\bxn--[a-z\d-]+/giu;

/** What an address means: `%61` is an a, and `xn--` begins a name in other letters. */
function readAddresses(text: string): string {
  return text.replace(ENCODED, decoded).replace(ENCODED_HOST, (name) => domainToUnicode(name) || name);
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * A text in the ways in which it may be read: as addresses are, with and without tags, lines apart and drawn together; of each, signs as letters, as
 * gaps and as nothing, and spaced letters drawn together. A keyword is in the text when it stands in one of them as whole words.
 */
export function readingsOf(text: string): Readings {
  const texts = [
    ...new Set([text, text.replace(TAG, ''), text.replace(LINE_BREAK, ''), readAddresses(text)]),
  ];
  const spelled = [...new Set(texts.flatMap((one) => [spell(one, SIGNS_OF_TEXTS), spell(one, [])]))];
  const forward = [...new Set(spelled.flatMap(spellings))];
  const backward = forward.map((reading) => [...reading].reverse().join(''));
  return {
    forward,
    backward,
    squeezed: forward.map(squeezed),
    squeezedBackward: backward.map(squeezed),
    masked: [...new Set(spelled.flatMap(maskedOf))],
  };
}

function spellings(spelled: string): string[] {
  const gaps = spelled.replace(NO_LETTER, ' ');
  const apart = wordsOf(gaps);
  return [
    apart,
    wordsOf(spelled.replace(NO_LETTER, '')),
    apart.replace(SPACED, drawTogether),
    apart.replace(SPACED, drawAfterLone),
    // Who leaves one space between letters leaves more between words.
    wordsOf(gaps.replace(/\s/gu, ' ').replace(SPACED, drawTogether)),
  ].map((reading) => ` ${readDigits(reading)} `);
}

/** Letters, and stars within them that are no more than half of the word: `sp*m`. */
function maskedOf(spelled: string): string[] {
  if (!spelled.includes('*')) return [];
  const words = wordsOf(spelled.replace(/[^\p{L}\p{N}\s*]+/gu, ' ')).split(' ');
  const read = words.map((word) => (word.includes('*') && !isMasked(word) ? '-' : word)).join(' ');
  return read.includes('*') ? [` ${readDigits(read)} `] : [];
}

function isMasked(word: string): boolean {
  const stars = word.split('*').length - 1;
  return /^[^*].*[^*]$/u.test(word) && stars * 2 <= [...word].length;
}

/** Those keywords that a text has, however either is spelled. A text is read in all its ways only where there is something to look for. */
export function keywordsIn<Row extends { keyword: string }>(text: string, keywords: readonly Row[]): Row[] {
  if (keywords.length === 0) return [];
  const readings = readingsOf(text);
  return keywords.filter(({ keyword }) => isInReadings(plainKeyword(keyword), readings));
}

/** Shorter ones are too often another word, stretched, masked, read backwards or without their gaps. */
const LEAST_STRETCHED = 4;
const LEAST_BACKWARD = 5;
const LEAST_JOINED = 6;

/**
 * Is a keyword, as `plainKeyword` gave it, in the text of these readings: as it is, without the gaps between its words, with letters
 * repeated or masked, or backwards?
 */
export function isInReadings(plain: string, readings: Readings): boolean {
  if (plain === '') return false;
  const joined = readDigits(plain.replaceAll(' ', ''));
  const letters = joined.length;
  const ways = joined !== plain && letters >= LEAST_JOINED ? [plain, joined] : [plain];
  return ways.some((way) => {
    if (readings.forward.some((reading) => reading.includes(` ${way} `))) return true;
    if (letters < LEAST_STRETCHED) return false;
    if (isStretched(way, readings.forward, readings.squeezed) || isUnderStars(way, readings)) return true;
    return letters >= LEAST_BACKWARD && isStretched(way, readings.backward, readings.squeezedBackward);
  });
}

/** Each letter as often as in the keyword, or more often: `spaaam` is spam, and `lot` is not `loot`; of a number none. */
function isStretched(plain: string, whole: readonly string[], short: readonly string[]): boolean {
  const shortest = ` ${squeezed(plain)} `;
  if (!short.some((reading) => reading.includes(shortest))) return false;
  const runs = plain.match(/\d|(.)\1*/gsu) ?? [];
  const stretched = runs
    .map((run) => (/\d/u.test(run) ? run : `${[...run][0]}{${[...run].length},}`))
    .join('');
  const pattern = new RegExp(` ${stretched} `, 'u');
  return whole.some((reading) => pattern.test(reading));
}

function isUnderStars(plain: string, { masked }: Readings): boolean {
  if (masked.length === 0) return false;
  const letters = [...plain].map((letter) => (letter === ' ' ? ' ' : `[${letter}*]`)).join('');
  const pattern = new RegExp(` ${letters} `, 'u');
  return masked.some((reading) => pattern.test(reading));
}

const squeezed = (text: string) => text.replace(/([^\d])\1+/gsu, '$1');
