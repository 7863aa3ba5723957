import { keywordsIn } from '../../reviews/index.ts';

/** What somebody made of the words that they saw, on top of what others made of them meanwhile. */
export function mergeWords(
  now: readonly string[],
  { seen, chosen }: { seen: readonly string[]; chosen: readonly string[] },
): string[] {
  const taken = new Set(seen.filter((word) => !chosen.includes(word)));
  const added = chosen.filter((word) => !seen.includes(word));
  return [...new Set([...now.filter((word) => !taken.has(word)), ...added])];
}

/** Does a text have a word, or several together, that its host wants in none of their chats (P636)? As whole words, however they are spelled, as keywords are (P153). */
export function hasMutedWord(text: string, words: readonly string[]): boolean {
  const muted = words.map((keyword) => ({ keyword }));
  return keywordsIn(text, muted).length > 0;
}
