import { LOCKED_PREVIEW_CHARACTERS } from '@likha/contract';

/** A character is one or two units long, so these hold one more than a preview shows, if there are as many. */
const UNITS_READ = 2 * (LOCKED_PREVIEW_CHARACTERS + 1);

/**
 * What anyone may read of a locked post (P53): its first 100 characters and an ellipsis. Of a shorter text only
 * half, as otherwise the preview would be the whole of it. A character is never cut.
 */
export function previewOf(text: string): string {
  const characters = Array.from(text.slice(0, UNITS_READ));
  const isLonger = characters.length > LOCKED_PREVIEW_CHARACTERS;
  const shown = isLonger ? LOCKED_PREVIEW_CHARACTERS : Math.floor(characters.length / 2);
  return `${characters.slice(0, shown).join('')}…`;
}
