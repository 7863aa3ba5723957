/** So many of a hundred, to a tenth; null where there is nothing to be a part of. */
export function perHundred(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
}
