import { LOCKED_PREVIEW_CHARACTERS } from '@likha/contract';

/**
 * What anyone may read of a locked post (spec 1 §4): its first 100 characters and an ellipsis. Of a shorter text only
 * half, as otherwise the preview would be the whole of it.
 */
export function previewOf(text: string): string {
  const end = endOf(text, LOCKED_PREVIEW_CHARACTERS);
  return `${text.slice(0, end < text.length ? end : endOf(text, Math.floor(charactersIn(text) / 2)))}…`;
}

/** Where a character that begins at `start` ends: one outside the basic plane takes two units and is never cut. */
const after = (text: string, start: number) => start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);

/** Where the first `count` characters end. By numbers alone: lists ask this for each locked post. */
function endOf(text: string, count: number): number {
  let end = 0;
  for (let seen = 0; seen < count && end < text.length; seen += 1) end = after(text, end);
  return end;
}

function charactersIn(text: string): number {
  let count = 0;
  for (let end = 0; end < text.length; end = after(text, end)) count += 1;
  return count;
}
