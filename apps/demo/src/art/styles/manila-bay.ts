import { type Drawing, type Point, short, smooth } from '../drawing.ts';

function paintClouds(drawing: Drawing, horizon: number): void {
  const { random, palette, width, unit } = drawing;
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const y = random.between(horizon * 0.12, horizon * 0.85);
    const length = random.between(18, 60) * unit;
    const colour = random.pick([palette.glow, palette.warm, palette.deep]);
    const fade = drawing.linear(
      [
        [0, colour, 0],
        [0.5, colour, random.between(0.25, 0.6)],
        [1, colour, 0],
      ],
      0,
    );
    drawing.ellipse(random.between(0, width), y, length, random.between(0.5, 1.6) * unit, fade);
  }
}

function paintHills(drawing: Drawing, horizon: number, rise: number, fill: string): void {
  const { random, width } = drawing;
  const points: Point[] = [];
  for (let x = -width * 0.1; x <= width * 1.1; x += width / 6)
    points.push([x, horizon - random.between(0.15, 1) * rise]);
  drawing.path(
    `${smooth(points)}L${short(width * 1.2)} ${short(horizon)}L${short(-width * 0.2)} ${short(horizon)}Z`,
    fill,
  );
}

function paintWater(drawing: Drawing, horizon: number, sunX: number, sunRadius: number): void {
  const { random, palette, width, height, unit } = drawing;
  const depth = height - horizon;
  drawing.rect(
    0,
    horizon,
    width,
    depth,
    drawing.linear([
      [0, palette.deep],
      [0.35, palette.dusk],
      [1, palette.ink],
    ]),
  );
  for (let y = horizon + unit * 0.5; y < height; y += unit * random.between(0.9, 1.8)) {
    const away = (y - horizon) / depth;
    const spread = sunRadius * (0.9 + away * 1.6);
    const x = sunX + random.between(-0.35, 0.35) * spread;
    const half = spread * random.between(0.25, 0.8) * (1 - away * 0.55);
    drawing.rect(
      x - half,
      y,
      half * 2,
      unit * (0.25 + away * 0.4),
      palette.glow,
      `opacity="${short(0.75 - away * 0.6)}" rx="${short(unit * 0.3)}"`,
    );
  }
}

function paintBoat(drawing: Drawing, x: number, y: number, size: number): void {
  const { ink } = drawing.palette;
  drawing.path(
    `M${short(x - size)} ${short(y - size * 0.12)}Q${short(x)} ${short(y + size * 0.22)} ${short(x + size)} ${short(y - size * 0.16)}L${short(x + size * 0.7)} ${short(y + size * 0.08)}L${short(x - size * 0.75)} ${short(y + size * 0.08)}Z`,
    ink,
  );
  drawing.path(
    `M${short(x + size * 0.05)} ${short(y - size * 1.5)}L${short(x + size * 0.75)} ${short(y - size * 0.15)}L${short(x + size * 0.05)} ${short(y - size * 0.1)}Z`,
    ink,
  );
  drawing.path(
    `M${short(x - size * 0.05)} ${short(y - size * 1.2)}L${short(x - size * 0.55)} ${short(y - size * 0.15)}L${short(x - size * 0.05)} ${short(y - size * 0.1)}Z`,
    ink,
    'opacity="0.85"',
  );
  drawing.line(
    `M${short(x - size * 1.25)} ${short(y + size * 0.16)}H${short(x + size * 1.2)}`,
    ink,
    size * 0.05,
  );
}

function paintPalm(drawing: Drawing, x: number, base: number, tall: number, lean: number): void {
  const { random, palette } = drawing;
  const [topX, topY] = [x + lean * tall, base - tall];
  drawing.line(
    `M${short(x)} ${short(base)}Q${short(x + lean * tall * 0.25)} ${short(base - tall * 0.6)} ${short(topX)} ${short(topY)}`,
    palette.ink,
    tall * 0.035,
  );
  for (let frond = 0; frond < 10; frond += 1) {
    const angle = Math.PI * (0.93 + (frond / 9) * 1.14) + random.between(-0.08, 0.08);
    const reach = tall * random.between(0.36, 0.5);
    const [endX, endY] = [
      topX + Math.cos(angle) * reach,
      topY + Math.sin(angle) * reach * 0.55 + reach * 0.32,
    ];
    const [bendX, bendY] = [
      topX + Math.cos(angle) * reach * 0.55,
      topY + Math.sin(angle) * reach * 0.8 - reach * 0.08,
    ];
    drawing.path(
      `M${short(topX)} ${short(topY)}Q${short(bendX)} ${short(bendY)} ${short(endX)} ${short(endY)}Q${short(bendX)} ${short(bendY + reach * 0.22)} ${short(topX)} ${short(topY)}Z`,
      palette.ink,
    );
  }
}

/** The sun going down over the bay: clouds, far hills, a boat or two, palms at the shore. */
export function drawManilaBay(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  const horizon = height * random.between(0.56, 0.66);
  // Palms frame one side; sun and boat have the other to themselves.
  const side = random.pick([-1, 1]);
  const shore = (at: number) => (side < 0 ? width * at : width * (1 - at));
  const sunX = shore(random.between(0.52, 0.76));
  const sunRadius = unit * random.between(11, 16);
  const sky = drawing.linear([
    [0, palette.night],
    [0.3, palette.dusk],
    [0.62, palette.deep],
    [0.85, palette.warm],
    [1, palette.glow],
  ]);
  drawing.rect(0, 0, width, horizon, sky);
  drawing.glow(sunX, horizon - sunRadius * 0.4, unit * 62, palette.glow, 0.75);
  drawing.circle(
    sunX,
    horizon - sunRadius * 0.4,
    sunRadius,
    drawing.linear([
      [0, palette.light],
      [1, palette.glow],
    ]),
  );
  paintClouds(drawing, horizon);
  paintHills(drawing, horizon, unit * 9, palette.deep);
  paintHills(drawing, horizon, unit * 5, palette.dusk);
  paintWater(drawing, horizon, sunX, sunRadius);
  paintBoat(
    drawing,
    shore(random.between(0.5, 0.86)),
    horizon + unit * random.between(6, 12),
    unit * random.between(4, 7),
  );
  if (random.chance(0.6)) paintBoat(drawing, shore(random.between(0.4, 0.95)), horizon + unit * 2, unit * 2);
  drawing.ellipse(shore(0), height + unit * 3, unit * 48, unit * 11, palette.ink);
  const tallest = Math.min(unit * 66, height * 0.86);
  paintPalm(drawing, shore(0.1), height, tallest, -side * 0.14);
  paintPalm(drawing, shore(0.22), height, tallest * 0.7, -side * 0.28);
}
