export type CsvLine = readonly (string | number)[];

/** Excel reads UTF-8 as such only behind this. */
const BYTE_ORDER_MARK = '\ufeff';
/** A cell that begins so is a formula to a spreadsheet, in the wide letters of some as well. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
/** A number below zero begins so as well, and is none. */
const NUMBER = /^-\d+(\.\d+)?$/;

/**
 * A table as CSV (RFC 4180): lines end in CRLF, a quotation mark is doubled, every cell is quoted. What a person wrote is never
 * a formula: an apostrophe stands before what would be one.
 */
export function csvOf(lines: readonly CsvLine[]): string {
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}

/** The same for what comes piece by piece: `csvOf` of its first lines, and then these. */
export function csvLine(line: CsvLine): string {
  return `${line.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text =
    typeof value === 'string' && FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}
