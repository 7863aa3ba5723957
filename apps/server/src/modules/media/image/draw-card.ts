import { drawLine } from './draw-line.ts';
import { sharp } from './image-library.ts';

/** As chats and networks show a link: 1200×630. */
export const CARD = { width: 1200, height: 630 } as const;

const EDGE = 72;
const FACE = 220;
const QUALITY = 82;
const NIGHT = '#1b1220';
const STAR =
  'M32 8L38.2 22.4L53.9 23.9L42.1 34.3L45.5 49.6L32 41.6L18.5 49.6L21.9 34.3L10.1 23.9L25.8 22.4ZM45.5 48.6L51 59.6L44 58.6ZM18.5 48.6L13 59.6L20 58.6Z';

export interface CardFacts {
  name: string;
  username: string;
  /** Pictures of ours; null where there is none. */
  face: Buffer | null;
  cover: Buffer | null;
}

/** The picture of a link to somebody's page: cover, face, name and the star of the house, as JPEG. */
export async function drawCard({ name, username, face, cover }: CardFacts): Promise<Buffer> {
  const { width, height } = CARD;
  const textLeft = face ? EDGE + FACE + 40 : EDGE;
  const room = width - textLeft - EDGE;
  const title = await drawLine(name, { fontPixels: 68, colour: '#ffffff', width: room });
  const handle = await drawLine(`@${username}`, { fontPixels: 38, colour: '#ffd08a', width: room });
  const ground = cover
    ? sharp(cover).resize({ width, height, fit: 'cover' }).flatten({ background: NIGHT })
    : sharp({ create: { width, height, channels: 3, background: NIGHT } });
  const bottom = height - EDGE;
  return ground
    .composite([
      { input: Buffer.from(shade()), left: 0, top: 0 },
      { input: Buffer.from(star()), left: width - EDGE - 96, top: EDGE - 24 },
      ...(face ? [{ input: await round(face), left: EDGE, top: bottom - FACE }] : []),
      { input: title.data, left: textLeft, top: bottom - 62 - title.height },
      { input: handle.data, left: textLeft, top: bottom - 8 - handle.height },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** Dark towards the bottom, so that words can be read on any cover. */
function shade(): string {
  return drawing(
    CARD.width,
    CARD.height,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="${NIGHT}" stop-opacity="0.15"/><stop offset="0.9" stop-color="${NIGHT}" stop-opacity="0.95"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
  );
}

function star(): string {
  return drawing(
    96,
    96,
    `<g transform="scale(1.5)"><path d="${STAR}" fill="#FFB020"/><circle cx="32" cy="31" r="6.5" fill="#FF6B5E"/></g>`,
  );
}

/** Cut to a circle with a ring. */
async function round(face: Buffer): Promise<Buffer> {
  const middle = FACE / 2;
  const mask = drawing(FACE, FACE, `<circle cx="${middle}" cy="${middle}" r="${middle - 4}"/>`);
  const ring = drawing(
    FACE,
    FACE,
    `<circle cx="${middle}" cy="${middle}" r="${middle - 4}" fill="none" stroke="#ffffff" stroke-width="6"/>`,
  );
  const cut = await sharp(face)
    .resize(FACE, FACE, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(cut)
    .composite([{ input: Buffer.from(ring) }])
    .png()
    .toBuffer();
}

function drawing(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}
