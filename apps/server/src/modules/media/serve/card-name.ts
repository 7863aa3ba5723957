/** Where the pictures of links to profiles are kept. */
export const CARDS = 'card';

/** What is drawn in one, by the names of the pictures; null where there is none. */
interface Drawn {
  avatar_key: string | null;
  cover_key: string | null;
}

const flat = (name: string | null) => (name ?? '').replaceAll('/', '_');

/** What a card is kept as: it names the pictures in it, so that it goes with either of them (P320). @param version of all that is drawn */
export function cardName({ avatar_key, cover_key }: Drawn, version: string): string {
  return `${version}-${flat(avatar_key)}-${flat(cover_key)}.jpg`;
}

/** Is this picture drawn in the card of that name? */
export function isDrawnIn(card: string, picture: string): boolean {
  return card.includes(`-${flat(picture)}`);
}
