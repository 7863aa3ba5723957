import { type Drawing, short } from '../drawing.ts';

function paintBokeh(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  for (let light = 0; light < 85; light += 1) {
    const colour = random.pick([
      palette.glow,
      palette.glow,
      palette.warm,
      palette.warm,
      palette.accent,
      palette.light,
      palette.deep,
    ]);
    const [x, y] = [random.between(-0.05, 1.05) * width, height * (0.08 + 0.62 * random.next() ** 0.8)];
    const radius = unit * random.between(1, 7.5);
    const strength = random.between(0.12, 0.55);
    drawing.circle(
      x,
      y,
      radius,
      drawing.radial([
        [0, colour, strength * 0.75],
        [0.82, colour, strength],
        [0.93, palette.light, strength * 0.8],
        [1, colour, 0],
      ]),
    );
  }
}

function paintString(drawing: Drawing, y: number, sag: number): void {
  const { palette, width, unit } = drawing;
  drawing.line(
    `M0 ${short(y)}Q${short(width / 2)} ${short(y + sag * 2)} ${short(width)} ${short(y)}`,
    palette.ink,
    unit * 0.3,
  );
  const bulbs = Math.round(width / (unit * 9));
  for (let bulb = 1; bulb < bulbs; bulb += 1) {
    const t = bulb / bulbs;
    const bulbY = y + 4 * sag * t * (1 - t) + unit * 1.4;
    drawing.glow(width * t, bulbY, unit * 7, palette.glow, 0.85);
    drawing.ellipse(width * t, bulbY, unit * 0.95, unit * 1.25, palette.light);
  }
}

function paintStall(drawing: Drawing, x: number, top: number, wide: number): void {
  const { random, palette, height, unit } = drawing;
  const colour = random.pick([palette.warm, palette.accent, palette.glow]);
  const stripes = 8;
  drawing.rect(x + unit, top, wide - unit * 2, height - top, palette.ink);
  drawing.rect(
    x + unit * 2,
    top + unit * 4,
    wide - unit * 4,
    unit * 16,
    drawing.linear([
      [0, palette.light],
      [0.35, palette.glow],
      [1, palette.warm, 0.5],
    ]),
    'opacity="0.9"',
  );
  const people = random.whole(1, 3);
  for (let person = 0; person < people; person += 1) {
    const px = x + wide * ((person + 0.6) / (people + 0.2));
    drawing.circle(px, top + unit * 11, unit * 2.2, palette.ink);
    drawing.path(
      `M${short(px - unit * 4)} ${short(top + unit * 22)}Q${short(px - unit * 3.6)} ${short(top + unit * 13.6)} ${short(px)} ${short(top + unit * 13.4)}Q${short(px + unit * 3.6)} ${short(top + unit * 13.6)} ${short(px + unit * 4)} ${short(top + unit * 22)}Z`,
      palette.ink,
    );
  }
  drawing.rect(
    x + unit,
    top + unit * 20,
    wide - unit * 2,
    height,
    drawing.linear([
      [0, palette.night],
      [1, palette.ink],
    ]),
  );
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [left, step] = [x + (wide / stripes) * stripe, wide / stripes];
    const d = `M${short(left)} ${short(top - unit * 5)}h${short(step)}v${short(unit * 8)}a${short(step / 2)} ${short(step / 2)} 0 0 1 ${short(-step)} 0z`;
    drawing.path(d, stripe % 2 === 0 ? colour : palette.light, stripe % 2 === 0 ? '' : 'opacity="0.92"');
  }
  drawing.rect(
    x,
    top - unit * 5,
    wide,
    unit * 11,
    drawing.linear([
      [0, palette.ink, 0],
      [1, palette.ink, 0.5],
    ]),
  );
}

/** A night market: lights out of focus, strings of bulbs, striped awnings over lit counters. */
export function drawNightMarket(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear([
      [0, palette.ink],
      [0.55, palette.dusk],
      [0.75, palette.deep],
      [1, palette.night],
    ]),
  );
  drawing.glow(width * random.between(0.3, 0.7), height * 0.66, unit * 75, palette.warm, 0.7);
  paintBokeh(drawing);
  const wide = unit * random.between(38, 46);
  const top = height - unit * random.between(30, 35);
  const first = -wide * random.between(0.15, 0.7);
  for (let x = first; x < width; x += wide + unit * 3)
    paintStall(drawing, x, top + random.between(-1.5, 1.5) * unit, wide);
  paintString(drawing, height * random.between(0.04, 0.1), unit * random.between(5, 8));
  paintString(drawing, height * random.between(0.17, 0.24), unit * random.between(4, 7));
  drawing.rect(
    0,
    height * 0.82,
    width,
    height * 0.18,
    drawing.linear([
      [0, palette.ink, 0],
      [1, palette.ink, 0.75],
    ]),
  );
}
