import { LOCKED_PREVIEW_CHARACTERS } from '@likha/contract';

/**
 * What anyone may read of a locked post (spec 1 §4): its first 100 characters and an ellipsis. Of a shorter text only
 * half, as otherwise the preview would be the whole of it.
 */
export function previewOf(text: string): string {
  const start = firstCharacters(text, LOCKED_PREVIEW_CHARACTERS + 1);
  if (start.count > LOCKED_PREVIEW_CHARACTERS) return `${text.slice(0, start.endOfLast)}…`;
  return `${firstCharacters(text, Math.floor(start.count / 2)).text}…`;
}

/** Counted in whole characters, so that none is cut in two; looks no further than it must. */
function firstCharacters(text: string, most: number) {
  let count = 0;
  let end = 0;
  let endOfLast = 0;
  for (const character of text) {
    if (count === most) break;
    endOfLast = end;
    end += character.length;
    count += 1;
  }
  return { count, text: text.slice(0, end), endOfLast };
}
