/** A stretch of bytes with both ends included, as in HTTP. */
export interface ParsedRange {
  start: number;
  end: number;
}

// Fifteen digits stay exact in a number; nothing we serve is longer.
const ONE_RANGE = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i;

/**
 * Reads a `Range` header against a file of `size` bytes (RFC 9110, section 14).
 * @returns the stretch to send as 206; `whole` to send all as 200, which is also the answer to headers that we
 *   do not understand and to several ranges at once; `unsatisfiable` for 416
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ParsedRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}
