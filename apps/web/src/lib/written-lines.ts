/** What stands on each line of a text, without what is empty; the same once. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
}
