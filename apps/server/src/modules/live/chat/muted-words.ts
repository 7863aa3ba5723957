import { keywordsIn } from '../../reviews/index.ts';

/** Does a text have a word, or several together, that its host wants in none of their chats (P636)? As whole words, however they are spelled, as keywords are (P153). */
export function hasMutedWord(text: string, words: readonly string[]): boolean {
  const muted = words.map((keyword) => ({ keyword }));
  return keywordsIn(text, muted).length > 0;
}
