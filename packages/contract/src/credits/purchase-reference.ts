/** What a reference is written with (P378): nothing that looks like something else, and no vowel, so that none spells a word. */
export const REFERENCE_SYMBOLS = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** So many of them stand behind `LK-`. */
export const REFERENCE_LENGTH = 8;

const CODE = new RegExp(`^(?:LK)?([${REFERENCE_SYMBOLS}]{${REFERENCE_LENGTH}})$`);

/** As people read it: `LK-7F3K-9Q2M`. @param code its eight symbols */
export function writeReference(code: string): string {
  return `LK-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The reference that somebody typed, however they put the hyphens, spaces and capitals; null for anything else. */
export function readReference(typed: string): string | null {
  const [, code] = CODE.exec(typed.replace(/[\s-]/g, '').toUpperCase()) ?? [];
  return code === undefined ? null : writeReference(code);
}
