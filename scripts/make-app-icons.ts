/**
 * Draws the pictures that phones, tabs and chats show for Likha from its one drawing, `favicon.svg`. They are committed, as pages
 * are built without this. Run: node scripts/make-app-icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { sharp } from '../apps/server/src/modules/media/image/image-library.ts';

const PUBLIC = new URL('../apps/web/public/', import.meta.url);
const ROUND = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8');
/** Systems cut a corner or a circle by themselves: the colour goes to the edge, and the star stays within four fifths. */
const MASKABLE = ROUND.replace('rx="18"', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
const ICO_SIZE = 32;
const PICTURES = [
  ['icon-192.png', ROUND, 192],
  ['icon-512.png', ROUND, 512],
  ['icon-maskable-512.png', MASKABLE, 512],
  ['apple-touch-icon.png', MASKABLE, 180],
] as const;

for (const [name, drawing, size] of PICTURES)
  writeFileSync(new URL(name, PUBLIC), await drawn(drawing, size));
writeFileSync(new URL('favicon.ico', PUBLIC), ico(await drawn(ROUND, ICO_SIZE)));

function drawn(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One PNG in the container that browsers ask for by themselves: header, one entry, the picture. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
