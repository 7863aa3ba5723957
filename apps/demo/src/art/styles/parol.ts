import { type Drawing, type Point, short } from '../drawing.ts';

function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): Point[] {
  return Array.from({ length: points * 2 }, (_, at): Point => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = turn - Math.PI / 2 + (at * Math.PI) / points;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

function paintTail(drawing: Drawing, from: Point, length: number, lean: number): void {
  const { random, palette, unit } = drawing;
  for (let strand = -4; strand <= 4; strand += 1) {
    const [x, y] = [
      from[0] + lean * length + strand * unit * 1.3,
      from[1] + length * random.between(0.85, 1),
    ];
    const d = `M${short(from[0])} ${short(from[1])}Q${short(from[0] + strand * unit * 0.6)} ${short(from[1] + length * 0.5)} ${short(x)} ${short(y)}`;
    const colour = random.pick([palette.glow, palette.warm, palette.light, palette.accent]);
    drawing.line(d, colour, unit * 0.55, 'opacity="0.85"');
  }
}

function paintLantern(drawing: Drawing, x: number, y: number, radius: number, points: number): void {
  const { palette, unit } = drawing;
  const rim = star(x, y, radius, radius * 0.46, points);
  drawing.glow(x, y, radius * 2.4, palette.glow, 0.6);
  drawing.circle(
    x,
    y,
    radius * 1.06,
    'none',
    `stroke="${palette.glow}" stroke-width="${short(unit * 0.7)}" opacity="0.75"`,
  );
  drawing.circle(
    x,
    y,
    radius * 1.16,
    'none',
    `stroke="${palette.warm}" stroke-width="${short(unit * 0.3)}" stroke-dasharray="${short(unit * 0.3)} ${short(unit * 1.5)}" stroke-linecap="round"`,
  );
  for (let at = 0; at < rim.length; at += 1) {
    const from: Point = rim[at] ?? [x, y];
    const to: Point = rim[(at + 1) % rim.length] ?? [x, y];
    // Each ray has a lit and a shaded half, which makes it stand out from the paper.
    const fill =
      at % 2 === 0
        ? drawing.radialAt(x, y, radius, [
            [0, palette.light],
            [0.4, palette.glow],
            [1, palette.warm],
          ])
        : drawing.radialAt(x, y, radius, [
            [0, palette.glow],
            [0.45, palette.warm],
            [1, palette.deep],
          ]);
    drawing.polygon(
      [[x, y], from, to],
      fill,
      `stroke="${palette.night}" stroke-width="${short(unit * 0.25)}" stroke-linejoin="round"`,
    );
  }
  drawing.polygon(
    star(x, y, radius * 0.4, radius * 0.2, points, Math.PI / points),
    palette.accent,
    'opacity="0.9"',
  );
  drawing.circle(x, y, radius * 0.13, palette.light);
}

/** A star lantern of December, lit, with paper tails; smaller ones far behind it. */
export function drawParol(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear([
      [0, palette.ink],
      [0.6, palette.night],
      [1, palette.dusk],
    ]),
  );
  for (let light = 0; light < 46; light += 1) {
    const colour = random.pick([palette.glow, palette.warm, palette.accent, palette.deep]);
    drawing.circle(
      random.between(0, width),
      random.between(0, height),
      unit * random.between(0.4, 4.5),
      colour,
      `opacity="${short(random.between(0.05, 0.3))}"`,
    );
  }
  for (let far = 0; far < 3; far += 1) {
    const [x, y] = [width * random.between(0.08, 0.92), height * random.between(0.1, 0.85)];
    drawing.group('opacity="0.3"', () => drawing.polygon(star(x, y, unit * 8, unit * 3.6, 5), palette.glow));
  }
  const radius = Math.min(width, height) * random.between(0.32, 0.38);
  const [x, y] = [width * random.between(0.44, 0.56), height * (height > width ? 0.42 : 0.46)];
  const points = random.pick([5, 5, 5, 6, 8]);
  drawing.line(`M${short(x)} 0V${short(y - radius)}`, palette.dusk, unit * 0.3);
  const tailAngle = 0.62;
  for (const side of [-1, 1])
    paintTail(
      drawing,
      [x + side * Math.sin(tailAngle) * radius * 0.9, y + Math.cos(tailAngle) * radius * 0.9],
      radius * 0.75,
      side * 0.12,
    );
  paintLantern(drawing, x, y, radius, points);
}
