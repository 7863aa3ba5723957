import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import { inFont } from './in-font.ts';
import type { Paper, PaperTable } from './paper.ts';

/** They have the peso sign and the letters of Europe, and are embedded: whoever opens the file may have none of them. */
const [PLAIN, BOLD] = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) =>
  fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
) as [string, string];
const INK = '#1b1420';
const DIM = '#5d5563';
const LINE = '#d9d4dc';
/** Points: 72 are an inch. */
const MARGIN = 56;
const NAME_WIDTH = 170;
/** Between the columns of a table. */
const CELL_GAP = 4;
/** What a row of two lines takes. */
const LEAST_ROW = 44;

/** What runs on the thread of a receipt, a statement, or another paper: its words in, the bytes of the PDF out. */
async function draw(page: Paper): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: PLAIN,
    lang: page.language,
    displayTitle: true,
    info: { Title: page.title, CreationDate: page.at, Producer: '', Creator: '' },
  });
  document.registerFont('bold', BOLD).registerFont('plain', PLAIN);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise((done, failed) => document.on('end', done).on('error', failed));
  drawHead(document, page);
  for (const row of page.rows) drawRow(document, row, { font: 'plain', size: 10.5 });
  for (const { title, rows, table } of page.sections ?? []) {
    drawTitle(document, title);
    for (const row of rows) drawRow(document, row, { font: 'plain', size: 10.5 });
    if (table) drawTable(document, table);
  }
  if (page.total) drawRow(document, page.total, { font: 'bold', size: 14 });
  document.moveDown(1);
  for (const note of page.notes)
    document.font('plain').fontSize(9.5).fillColor(DIM).text(shown(document, note), MARGIN).moveDown(0.5);
  document.end();
  await isDone;
  return Buffer.concat(chunks);
}

type Document = InstanceType<typeof PDFDocument>;

/** The font that is chosen; pdfkit does not declare it. */
interface Chosen {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

function shown(document: Document, text: string): string {
  const { font } = (document as Document & Chosen)._font;
  return inFont(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
}

function drawHead(document: Document, { title, seller }: Paper): void {
  document.font('bold').fontSize(24).fillColor(INK).text(title);
  document.font('plain').fontSize(11).fillColor(DIM).text(shown(document, seller)).moveDown(1.5);
}

function drawTitle(document: Document, title: string): void {
  turnPage(document, 3 * LEAST_ROW);
  document.moveDown(1).font('bold').fontSize(13).fillColor(INK).text(title, MARGIN).moveDown(0.5);
}

/** Goes on at the top of a new page where so many points are no longer left on this one. */
function turnPage(document: Document, points: number): void {
  if (document.y + points > document.page.height - MARGIN) document.addPage();
}

function drawRow(
  document: Document,
  [name, value]: readonly [string, string],
  { font, size }: { font: string; size: number },
): void {
  turnPage(document, LEAST_ROW);
  const right = document.page.width - MARGIN;
  const top = document.y;
  document.moveTo(MARGIN, top).lineTo(right, top).lineWidth(0.5).strokeColor(LINE).stroke();
  document.font(font).fontSize(size).fillColor(DIM);
  document.text(shown(document, name), MARGIN, top + 8, { width: NAME_WIDTH });
  const below = document.y;
  document.fillColor(INK);
  document.text(shown(document, value), MARGIN + NAME_WIDTH, top + 8, {
    width: right - MARGIN - NAME_WIDTH,
    align: 'right',
  });
  document.y = Math.max(below, document.y) + 8;
}

function drawTable(document: Document, { columns, rows }: PaperTable): void {
  const labels = columns.map(({ label }) => label);
  drawCells(document, { columns, cells: labels, font: 'plain', colour: DIM });
  for (const [place, cells] of rows.entries())
    drawCells(document, { columns, cells, font: place === rows.length - 1 ? 'bold' : 'plain', colour: INK });
}

function drawCells(
  document: Document,
  {
    columns,
    cells,
    font,
    colour,
  }: Pick<PaperTable, 'columns'> & { cells: readonly string[]; font: string; colour: string },
): void {
  turnPage(document, LEAST_ROW);
  const right = document.page.width - MARGIN;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const top = document.y;
  document.moveTo(MARGIN, top).lineTo(right, top).lineWidth(0.5).strokeColor(LINE).stroke();
  document.font(font).fontSize(8).fillColor(colour);
  let [left, bottom] = [MARGIN, top];
  for (const [place, { share, isFigure }] of columns.entries()) {
    const width = ((right - MARGIN) * share) / whole;
    const options = { width: width - CELL_GAP, align: isFigure ? 'right' : 'left' } as const;
    document.text(cells[place] ?? '', left + (isFigure ? CELL_GAP : 0), top + 6, options);
    bottom = Math.max(bottom, document.y);
    left += width;
  }
  document.y = bottom + 6;
}

parentPort?.postMessage(await draw(workerData as Paper));
