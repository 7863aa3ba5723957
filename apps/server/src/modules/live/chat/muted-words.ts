/** In one case and without accents, words apart from one another. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Does a line have a word, or several together, that its host wants in none of their chats (P636)? As whole words, in any case. */
export function hasMutedWord(text: string, words: readonly string[]): boolean {
  const said = plain(text);
  return words.some((word) => plain(word).trim() !== '' && said.includes(plain(word)));
}
