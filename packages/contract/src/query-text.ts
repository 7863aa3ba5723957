/** `?a=1&b=2`, empty values dropped; an empty text when nothing is left. */
export function queryText(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`;
}
