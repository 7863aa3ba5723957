import { type Drawing, type Point, short, smooth } from '../drawing.ts';

function fold(drawing: Drawing, level: number, swell: number, phase: number): Point[] {
  const { width } = drawing;
  return Array.from({ length: 11 }, (_, at): Point => {
    const t = at / 10;
    return [
      width * (t * 1.3 - 0.15),
      level + swell * (Math.sin(t * 4.1 + phase) + 0.45 * Math.sin(t * 7.9 + phase * 1.7)),
    ];
  });
}

/** Folds of silk: broad waves, each with a lit crest and a deep shadow under it. */
export function drawSilk(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  const colours = random.pick([
    [
      palette.ink,
      palette.dusk,
      palette.deep,
      palette.warm,
      palette.glow,
      palette.warm,
      palette.deep,
      palette.night,
    ],
    [
      palette.night,
      palette.accentDeep,
      palette.accent,
      palette.glow,
      palette.warm,
      palette.deep,
      palette.dusk,
      palette.ink,
    ],
    [
      palette.dusk,
      palette.warm,
      palette.glow,
      palette.light,
      palette.glow,
      palette.warm,
      palette.dusk,
      palette.ink,
    ],
  ]);
  drawing.background(colours[0] ?? palette.ink);
  const reach = Math.hypot(width, height);
  const phase = random.between(0, 6);
  const twist = random.between(0.35, 0.7);
  const turn = random.between(-38, 38);
  drawing.group(`transform="rotate(${short(turn)} ${short(width / 2)} ${short(height / 2)})"`, () => {
    const folds = 15;
    for (let at = 0; at < folds; at += 1) {
      const t = at / (folds - 1);
      const level = height / 2 - reach * 0.5 + reach * 1.02 * t;
      const points = fold(drawing, level, unit * random.between(5, 9), phase + at * twist);
      const place = t * (colours.length - 1);
      const [colour, next] = [
        colours[Math.floor(place)] ?? palette.ink,
        colours[Math.min(colours.length - 1, Math.floor(place) + 1)] ?? palette.ink,
      ];
      const under = `${smooth(points)}L${short(width * 1.6)} ${short(level + reach)}L${short(-width * 0.6)} ${short(level + reach)}Z`;
      drawing.path(under, palette.ink, `opacity="0.16" transform="translate(0 ${short(-unit * 1.6)})"`);
      drawing.path(under, palette.ink, `opacity="0.12" transform="translate(0 ${short(-unit * 3.4)})"`);
      drawing.path(
        under,
        drawing.linear(
          [
            [0, next],
            [0.035, colour],
            [0.1, colour],
            [0.2, palette.ink],
          ],
          90 + random.between(-6, 6),
        ),
      );
      drawing.line(smooth(points), palette.light, unit * 0.3, 'opacity="0.5"');
    }
  });
  drawing.background(
    drawing.radial(
      [
        [0, '#ffffff', 0.14],
        [0.5, '#ffffff', 0],
        [1, palette.ink, 0.5],
      ],
      random.between(0.25, 0.75),
      0.3,
      0.85,
    ),
  );
}
