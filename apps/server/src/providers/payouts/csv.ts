/** Marks a file as UTF-8 for spreadsheets, which otherwise spoil names such as Peña. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as RFC 4180 writes them, every cell in quotes, for people who open the file in a spreadsheet. Cells are
 * one line each, and none is read as a formula: one that begins like a formula begins with an apostrophe instead,
 * as OWASP advises.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(text: string): string {
  // Line breaks, and characters that are not seen or turn the reading direction.
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const safe = /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
  return `"${safe.replaceAll('"', '""')}"`;
}
