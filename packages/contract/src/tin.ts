/** Nine digits, and where a branch is written three or five of it (of BIR forms): with hyphens, spaces or neither. */
const WRITTEN = /^\d{9}(\d{3}|\d{5})?$/;

/** A taxpayer's number as it is kept: nine digits and five of the branch. @example tinOf('123-456-789') === '12345678900000' */
export function tinOf(written: string): string | null {
  const digits = written.replaceAll(/[\s‐-―-]/g, '');
  return WRITTEN.test(digits) ? digits.slice(0, 9) + digits.slice(9).padStart(5, '0') : null;
}

/** As the BIR writes it. @param tin as it is kept @example '123-456-789-00000' */
export function formatTin(tin: string): string {
  return tin.replace(/^(...)(...)(...)(.*)$/, '$1-$2-$3-$4');
}
