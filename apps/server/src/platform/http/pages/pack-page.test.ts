import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packPage } from './pack-page.ts';

const style = `<style>${'.a{color:red}'.repeat(300)}ñ₱</style>`;
const page = (title: string, content: string) => {
  const html = `<title>${title}</title>${style}${content}`;
  return { html, same: [{ at: html.indexOf('<style>'), text: style }] };
};

it.each([
  ['with a part that others have too', page('Ana', '<p>Magandang umaga, ₱25</p>'.repeat(200))],
  ['with the same part and other words', page('Ben — “Ñ”', '')],
  ['with nothing that others have', { html: '<p>₱</p>'.repeat(5000) }],
  ['that is empty', { html: '' }],
])('packs a page %s as any browser unpacks it', (_, each) => {
  for (let time = 0; time < 2; time += 1) expect(gunzipSync(packPage(each)).toString()).toBe(each.html);
});

it('makes of a page about what packing it whole makes', () => {
  const each = page('Ana', Array.from({ length: 400 }, (_, n) => `<p class="a">${n * 7919}</p>`).join(''));
  expect(packPage(each).length).toBeLessThan(gzipSync(each.html).length * 1.15);
});
