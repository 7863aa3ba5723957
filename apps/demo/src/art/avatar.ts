import { renderDrawing } from './artwork.ts';
import { Drawing, type Point, short, smooth } from './drawing.ts';
import { choosePalette } from './palette.ts';
import { SeededRandom } from './seeded-random.ts';

const SKIN = ['#8a5338', '#a5694a', '#bd8059', '#cf986f', '#e0b08a'] as const;
const HAIR = ['#1a1018', '#241318', '#2f1a17', '#3b2320'] as const;

interface Head {
  x: number;
  y: number;
  size: number;
  skin: string;
  hair: string;
}

function paintBackground(drawing: Drawing): void {
  const { random, palette, width, unit } = drawing;
  const [top, bottom] = random.pick([
    [palette.dusk, palette.warm],
    [palette.accentDeep, palette.accent],
    [palette.glow, palette.warm],
    [palette.night, palette.deep],
  ]);
  drawing.background(
    drawing.linear(
      [
        [0, top],
        [1, bottom],
      ],
      random.between(50, 130),
    ),
  );
  const disc = random.pick([palette.glow, palette.light, palette.accent]);
  drawing.circle(
    width * random.between(0.38, 0.62),
    unit * random.between(38, 46),
    unit * random.between(34, 40),
    disc,
    'opacity="0.85"',
  );
}

/** Hair as it falls behind the shoulders; short hair has none. */
function paintHairBehind(drawing: Drawing, { x, y, size, hair }: Head, kind: number): void {
  if (kind === 0) {
    const side = (at: number): Point[] => [
      [x + at * size * 0.95, y - size * 0.2],
      [x + at * size * 1.2, y + size * 0.7],
      [x + at * size * 1.02, y + size * 1.5],
      [x + at * size * 1.28, y + size * 2.2],
    ];
    drawing.path(`${smooth(side(-1))}${smooth(side(1).reverse()).replace('M', 'L')}Z`, hair);
    drawing.circle(x, y - size * 0.15, size * 1.02, hair);
  }
  if (kind === 1) {
    drawing.circle(x, y - size * 1.28, size * 0.46, hair);
    drawing.circle(x, y - size * 0.2, size * 0.97, hair);
  }
  if (kind === 2)
    drawing.rect(
      x - size * 1.05,
      y - size * 1.08,
      size * 2.1,
      size * 2.05,
      hair,
      `rx="${short(size * 0.95)}"`,
    );
  if (kind === 3)
    for (let curl = 0; curl < 15; curl += 1) {
      const angle = Math.PI * (0.85 + (curl / 14) * 1.3);
      drawing.circle(
        x + Math.cos(angle) * size * 0.88,
        y - size * 0.1 + Math.sin(angle) * size * 0.92,
        size * 0.36,
        hair,
      );
    }
}

function paintBody(drawing: Drawing, { x, y, size, skin }: Head): void {
  const { random, palette, height } = drawing;
  const shoulders = y + size * 1.62;
  const wide = size * random.between(1.75, 2);
  const cloth = random.pick([palette.ink, palette.deep, palette.light, palette.accentDeep, palette.dusk]);
  drawing.rect(x - size * 0.3, y + size * 0.5, size * 0.6, size * 1.2, skin);
  drawing.rect(x - size * 0.3, y + size * 0.5, size * 0.6, size * 0.55, '#000000', 'opacity="0.16"');
  const d = `M${short(x - wide)} ${height}C${short(x - wide)} ${short(shoulders + size * 0.1)} ${short(x - size * 0.9)} ${short(shoulders - size * 0.2)} ${short(x - size * 0.38)} ${short(shoulders - size * 0.35)}Q${short(x)} ${short(shoulders + size * random.between(0.1, 0.5))} ${short(x + size * 0.38)} ${short(shoulders - size * 0.35)}C${short(x + size * 0.9)} ${short(shoulders - size * 0.2)} ${short(x + wide)} ${short(shoulders + size * 0.1)} ${short(x + wide)} ${height}Z`;
  drawing.path(d, cloth);
  const inside = drawing.clip(`<path d="${d}"/>`);
  const stripe = random.pick([palette.glow, palette.warm, palette.accent]);
  if (random.chance(0.5))
    drawing.group(inside, () => {
      for (let at = 0; at < 6; at += 1)
        drawing.rect(
          0,
          shoulders + size * (0.2 + at * 0.34),
          drawing.width,
          size * 0.1,
          stripe,
          'opacity="0.8"',
        );
    });
}

/** A face without features: the light on one side of it is enough. */
function paintFace(drawing: Drawing, { x, y, size, skin }: Head): void {
  const face = `M${short(x - size * 0.72)} ${short(y - size * 0.25)}C${short(x - size * 0.74)} ${short(y - size * 1.12)} ${short(x + size * 0.74)} ${short(y - size * 1.12)} ${short(x + size * 0.72)} ${short(y - size * 0.25)}C${short(x + size * 0.74)} ${short(y + size * 0.45)} ${short(x + size * 0.4)} ${short(y + size * 0.94)} ${short(x)} ${short(y + size * 0.94)}C${short(x - size * 0.4)} ${short(y + size * 0.94)} ${short(x - size * 0.74)} ${short(y + size * 0.45)} ${short(x - size * 0.72)} ${short(y - size * 0.25)}Z`;
  drawing.path(face, skin);
  const inside = drawing.clip(`<path d="${face}"/>`);
  drawing.group(inside, () => {
    drawing.circle(x + size * 1.02, y + size * 0.1, size * 1.05, '#000000', 'opacity="0.09"');
    drawing.ellipse(x - size * 0.42, y + size * 0.28, size * 0.2, size * 0.15, '#ff6b5e', 'opacity="0.16"');
    drawing.ellipse(x + size * 0.42, y + size * 0.28, size * 0.2, size * 0.15, '#ff6b5e', 'opacity="0.16"');
  });
}

function paintFringe(drawing: Drawing, { x, y, size, hair }: Head): void {
  const { random } = drawing;
  const part = random.between(-0.35, 0.35);
  const d = `M${short(x - size * 0.82)} ${short(y + size * 0.12)}C${short(x - size * 0.95)} ${short(y - size * 1.3)} ${short(x + size * 0.95)} ${short(y - size * 1.3)} ${short(x + size * 0.82)} ${short(y + size * 0.12)}C${short(x + size * 0.72)} ${short(y - size * 0.3)} ${short(x + size * (part + 0.35))} ${short(y - size * 0.42)} ${short(x + size * part)} ${short(y - size * 0.66)}C${short(x + size * (part - 0.3))} ${short(y - size * 0.36)} ${short(x - size * 0.74)} ${short(y - size * 0.3)} ${short(x - size * 0.82)} ${short(y + size * 0.12)}Z`;
  drawing.path(d, hair);
}

function paintExtras(drawing: Drawing, { x, y, size }: Head): void {
  const { random, palette } = drawing;
  const kind = random.whole(0, 3);
  if (kind === 0)
    for (let petal = 0; petal < 6; petal += 1) {
      const angle = (petal * Math.PI) / 3;
      drawing.circle(
        x + size * 0.7 + Math.cos(angle) * size * 0.17,
        y - size * 0.62 + Math.sin(angle) * size * 0.17,
        size * 0.14,
        palette.light,
      );
    }
  if (kind === 0) drawing.circle(x + size * 0.7, y - size * 0.62, size * 0.1, palette.glow);
  if (kind === 1)
    for (const side of [-1, 1])
      drawing.circle(
        x + side * size * 0.76,
        y + size * 0.42,
        size * 0.13,
        'none',
        `stroke="${palette.glow}" stroke-width="${short(size * 0.06)}"`,
      );
  if (kind === 2)
    for (const side of [-1, 1])
      drawing.circle(
        x + side * size * 0.3,
        y + size * 0.02,
        size * 0.23,
        'none',
        `stroke="${palette.ink}" stroke-width="${short(size * 0.055)}"`,
      );
  if (kind === 2)
    drawing.line(
      `M${short(x - size * 0.07)} ${short(y)}H${short(x + size * 0.07)}`,
      palette.ink,
      size * 0.055,
    );
}

/**
 * A creator's picture as a JPEG of `size` pixels square: a person drawn without a face, so that it is nobody.
 * @param paletteSeed as in `renderArtwork`; left out, `seed` decides
 */
export async function renderAvatar(seed: string, size: number, paletteSeed = seed): Promise<Buffer> {
  const random = new SeededRandom(`avatar ${seed}`);
  const drawing = new Drawing(size, size, random, choosePalette(new SeededRandom(`palette ${paletteSeed}`)));
  paintBackground(drawing);
  const unit = drawing.unit;
  const place = {
    x: size / 2 + random.between(-3, 3) * unit,
    y: unit * random.between(43, 47),
    size: unit * random.between(20, 22.5),
  };
  const head: Head = { ...place, skin: random.pick(SKIN), hair: random.pick(HAIR) };
  paintHairBehind(drawing, head, random.whole(0, 4));
  paintBody(drawing, head);
  paintFace(drawing, head);
  paintFringe(drawing, head);
  paintExtras(drawing, head);
  return renderDrawing(drawing);
}
