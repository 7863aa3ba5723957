import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawInThread } from './draw-in-thread.ts';
import type { Paper } from './paper.ts';

/** Real: the thread, pdfkit, the fonts. Faked: nothing. */
const paper = (name: string): Paper => ({
  ...{ language: 'en', title: 'Receipt', seller: `${name} on Likha`, total: ['Total', '₱100.00'] },
  ...{ rows: [['Bought by', name]], notes: [name], at: new Date('2026-06-15T04:00:00.000Z') },
});

it('draws a name without the emoji that its font lacks', async () => {
  const [plain, withEmoji] = [
    await drawInThread(paper('Ana Peña')),
    await drawInThread(paper('Ana 🎉 Peña')),
  ];
  expect(streamsOf(withEmoji)).toBe(streamsOf(plain));
});

function streamsOf(pdf: Buffer): string {
  const bodies = pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g);
  return [...bodies]
    .map(([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'))
    .join('\n');
}
