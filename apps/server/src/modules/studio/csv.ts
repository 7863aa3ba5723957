/** Excel takes a file for UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\ufeff';
/** What a spreadsheet may take for a formula at the beginning of a cell. */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;

/**
 * A table as CSV (RFC 4180) that spreadsheets open as UTF-8. A text that looks like a formula gets an apostrophe in front, so
 * that it stays a text; numbers stay numbers.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
