import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { FILIPINO_WORDS } from './filipino-words.ts';
import type { PasswordWeakness } from './password-weakness.ts';

/**
 * Guesses, as a power of ten, that a password must withstand: whoever tries a hundred an hour needs a century, and a
 * stolen hash at ten guesses a second four months.
 */
const NEEDED_GUESSES_LOG10 = 8;
/** Characters that are looked at. The search grows faster than the text, and what is weak is weak at its beginning. */
const LONGEST_LOOKED_AT = 64;
/** Ways in which digits and signs are read as letters. */
const READINGS = 20;
const SHORTEST_PERSONAL_WORD = 4;

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, filipino: FILIPINO_WORDS, famous: ['correcthorsebatterystaple'] },
  graphs: adjacencyGraphs,
  maxLength: LONGEST_LOOKED_AT,
  l33tMaxSubstitutions: READINGS,
});

/** The name and the address as a whole, what stands before the at, and each word of them. */
function personalWords(personal: readonly string[]): string[] {
  const words = personal.flatMap((text) => [
    text,
    bare(text),
    bare(text.split('@')[0] ?? ''),
    ...text.split(/[\s@._-]+/u),
  ]);
  return words.filter((word) => word.length >= SHORTEST_PERSONAL_WORD);
}

/** Without what stands between words, in lower case. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** @see judgePassword */
export function estimate(password: string, personal: readonly string[]): PasswordWeakness | null {
  const words = personalWords(personal);
  const isTheirs = words.some((word) => bare(word) === bare(password));
  const { guessesLog10, sequence } = estimator.check(password, words);
  if (!isTheirs && guessesLog10 >= NEEDED_GUESSES_LOG10) return null;
  return isTheirs || sequence.some(isOfOwner) ? 'personal' : 'guessable';
}

function isOfOwner(match: MatchExtended): boolean {
  return match.pattern === 'dictionary' && match.dictionaryName === 'userInputs';
}
