import { type Drawing, type Point, short } from '../drawing.ts';

function paintRays(drawing: Drawing, x: number, y: number): void {
  const { palette, width, height } = drawing;
  const reach = Math.hypot(width, height);
  for (let ray = 0; ray < 24; ray += 1) {
    const [from, to] = [(ray * Math.PI) / 12, ((ray + 0.5) * Math.PI) / 12];
    const points: Point[] = [
      [x, y],
      [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
    ];
    drawing.polygon(points, palette.dusk, 'opacity="0.55"');
  }
}

function starPoints(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 10 }, (_, at): Point => {
    const reach = at % 2 === 0 ? radius : radius * 0.42;
    const angle = -Math.PI / 2 + (at * Math.PI) / 5;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

/** Painted sides of a jeepney: bands of colour that sweep round a corner, chrome lines, rays, a badge with a star. */
export function drawJeepney(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear([
      [0, palette.night],
      [1, palette.ink],
    ]),
  );
  const isLeft = random.chance(0.5);
  const [x, y] = [width * (isLeft ? 0.34 : 0.66), height * random.between(0.3, 0.42)];
  paintRays(drawing, x, y);
  const colours = [
    palette.light,
    palette.glow,
    palette.warm,
    palette.deep,
    palette.accentDeep,
    palette.accent,
  ];
  const band = unit * random.between(5.2, 6.6);
  const start = band * (colours.length + 3.2);
  for (const [at, colour] of colours.entries()) {
    const radius = start - at * band;
    const far = isLeft ? width * 1.1 : -width * 0.1;
    const side = isLeft ? -1 : 1;
    // Down one side of the badge, round beneath it, and off to the other edge.
    const d = `M${short(x + side * radius)} ${short(-unit)}V${short(y)}A${short(radius)} ${short(radius)} 0 0 ${isLeft ? 0 : 1} ${short(x)} ${short(y + radius)}H${short(far)}`;
    drawing.line(d, colour, band * 0.9, 'stroke-linecap="butt"');
    drawing.line(
      d,
      palette.light,
      unit * 0.22,
      `opacity="0.35" transform="translate(${short(side * band * 0.3)} ${short(band * 0.3)})"`,
    );
  }
  const badge = start - colours.length * band + band * 0.1;
  drawing.circle(x, y, badge, palette.ink);
  drawing.circle(
    x,
    y,
    badge * 0.9,
    drawing.linear(
      [
        [0, palette.light],
        [0.45, palette.glow],
        [0.55, palette.warm],
        [1, palette.deep],
      ],
      70,
    ),
  );
  drawing.circle(x, y, badge * 0.74, palette.night);
  drawing.polygon(
    starPoints(x, y, badge * 0.66),
    drawing.linear(
      [
        [0, palette.light],
        [1, palette.glow],
      ],
      60,
    ),
  );
  const row = height - unit * 9;
  for (let stud = 0; stud < width / (unit * 5) + 1; stud += 1) {
    drawing.circle(stud * unit * 5, row, unit * 0.9, palette.glow, 'opacity="0.9"');
    drawing.polygon(
      [
        [stud * unit * 5 - unit * 2.5, height],
        [stud * unit * 5, row + unit * 3],
        [stud * unit * 5 + unit * 2.5, height],
      ],
      stud % 2 === 0 ? palette.warm : palette.accent,
    );
  }
}
