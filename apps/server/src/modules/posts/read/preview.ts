import { LOCKED_PREVIEW_CHARACTERS } from '@likha/contract/limits';

/**
 * What anyone may read of a locked post (P53): its first 100 characters and an ellipsis. Of a shorter text only
 * half, as otherwise the preview would be the whole of it. A character is never cut.
 */
export function previewOf(text: string): string {
  const { count } = measure(text, LOCKED_PREVIEW_CHARACTERS + 1);
  const isLonger = count > LOCKED_PREVIEW_CHARACTERS;
  const shown = isLonger ? LOCKED_PREVIEW_CHARACTERS : Math.floor(count / 2);
  return `${text.slice(0, measure(text, shown).units)}…`;
}

/** How many characters there are, up to a bound, and how many units of text those take: one or two each. */
function measure(text: string, atMost: number): { count: number; units: number } {
  let [count, units] = [0, 0];
  for (; count < atMost && units < text.length; count += 1)
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  return { count, units };
}
