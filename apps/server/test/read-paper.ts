import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)endobj/g;

/**
 * The words of a PDF that the house drew, a line for each piece of text, as a reader's program would copy them: fonts are cut to the
 * letters that are in it, so that what stands in the file are numbers of letters, which a table of each font names.
 */
export function readPaper(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]),
  );
  const bodies = [...objects.values()];
  const fonts = new Map(
    bodies
      .flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id = '']) => {
        const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
        return [name, lettersOf(unpacked(objects.get(table) ?? ''))];
      }),
  );
  const drawn = bodies.map(unpacked).filter((body) => body.includes('BT'));
  return drawn.map((body) => wordsOf(body, fonts)).join('\n');
}

function unpacked(body: string): string {
  const data = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1];
  if (data === undefined) return '';
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

function lettersOf(table: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries())
      letters.set(Number.parseInt(first, 16) + place, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  return letters;
}

function wordsOf(body: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters: ReadonlyMap<number, string> = new Map();
  const lines: string[] = [];
  for (const [, font, text] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters;
    else
      lines.push(
        [...(text ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((code) => letters.get(Number.parseInt(code, 16)) ?? '?')
          .join(''),
      );
  }
  return lines.join('\n');
}
