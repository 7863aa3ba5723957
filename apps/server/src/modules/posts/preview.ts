import { LOCKED_PREVIEW_CHARACTERS } from '@likha/contract';

/**
 * What anyone may read of a locked post (spec 1 §4): its first 100 characters and an ellipsis. Of a shorter text only
 * half, as otherwise the preview would be the whole of it.
 */
export function previewOf(text: string): string {
  const characters = Array.from(text);
  const shown = Math.min(LOCKED_PREVIEW_CHARACTERS, Math.floor(characters.length / 2) || 0);
  const length = characters.length > LOCKED_PREVIEW_CHARACTERS ? LOCKED_PREVIEW_CHARACTERS : shown;
  return `${characters.slice(0, length).join('')}…`;
}
