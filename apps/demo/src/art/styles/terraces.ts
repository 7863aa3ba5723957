import { type Drawing, type Point, short, smooth } from '../drawing.ts';

function ridge(drawing: Drawing, y: number, swell: number, phase: number): Point[] {
  const { width } = drawing;
  return Array.from({ length: 13 }, (_, at): Point => {
    const t = at / 12;
    const wave = Math.sin(t * 5.2 + phase) * 0.6 + Math.sin(t * 9.7 + phase * 2.3) * 0.28;
    return [width * (t * 1.2 - 0.1), y + wave * swell];
  });
}

function below(drawing: Drawing, points: readonly Point[]): string {
  const { width, height } = drawing;
  return `${smooth(points)}L${short(width * 1.1)} ${short(height * 1.1)}L${short(-width * 0.1)} ${short(height * 1.1)}Z`;
}

/** Rice terraces under a low moon: paddies that step down the slope, each with a rim of light and sky in its water. */
export function drawTerraces(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear([
      [0, palette.dusk],
      [0.3, palette.deep],
      [0.5, palette.warm],
      [1, palette.glow],
    ]),
  );
  const [moonX, moonY] = [width * random.between(0.25, 0.75), height * random.between(0.14, 0.22)];
  drawing.glow(moonX, moonY, unit * 40, palette.light, 0.6);
  drawing.circle(moonX, moonY, unit * random.between(5.5, 8), palette.light);
  for (const [at, colour] of [palette.warm, palette.deep].entries()) {
    const y = height * (0.3 + at * 0.07);
    drawing.path(
      below(drawing, ridge(drawing, y, unit * (11 - at * 3), random.between(0, 6))),
      colour,
      'opacity="0.7"',
    );
    drawing.rect(
      0,
      y - unit * 4,
      width,
      unit * 18,
      drawing.linear([
        [0, palette.light, 0],
        [0.5, palette.light, 0.28],
        [1, palette.light, 0],
      ]),
    );
  }
  const phase = random.between(0, 6);
  const drift = random.between(0.5, 2.4) * random.pick([-1, 1]);
  const steps = random.whole(9, 11);
  const levels = Array.from(
    { length: steps + 1 },
    (_, step) => height * (0.43 + 0.62 * (step / steps) ** 1.35),
  );
  for (let step = 0; step < steps; step += 1) {
    const near = step / (steps - 1);
    const y = levels[step] ?? 0;
    const room = (levels[step + 1] ?? y) - y;
    const points = ridge(drawing, y, unit * (3 + near * 11), phase + near * drift);
    // The paddy mirrors the sky: bright where it is far, dark water near the feet.
    const water = drawing.linear([
      [0, palette.light],
      [0.12, palette.glow],
      [0.45, random.pick([palette.warm, palette.accent, palette.accent])],
      [1, palette.accentDeep],
    ]);
    drawing.path(below(drawing, points), water);
    const wall = points.map(
      ([x, top], at): Point => [x, top + room * (0.42 + 0.2 * Math.sin(at * 1.1 + step))],
    );
    drawing.path(
      below(drawing, wall),
      drawing.linear([
        [0, palette.accentDeep],
        [0.12, palette.accentDeep],
        [0.3, palette.night],
        [1, palette.ink],
      ]),
    );
    drawing.line(smooth(wall), palette.accent, unit * (0.2 + near * 0.5));
    drawing.line(smooth(points), palette.light, unit * (0.14 + near * 0.2), 'opacity="0.8"');
  }
  drawing.rect(
    0,
    height * 0.7,
    width,
    height * 0.3,
    drawing.linear([
      [0, palette.ink, 0],
      [1, palette.ink, 0.5],
    ]),
  );
}
