import { type Drawing, type Point, short, smooth } from '../drawing.ts';

/** A long leaf with a rib and veins, growing upwards from 0, 0. */
function paintBlade(drawing: Drawing, length: number, fill: string, vein: string): void {
  const half = length * 0.19;
  const edge = (side: number): Point[] => [
    [0, 0],
    [side * half * 0.75, -length * 0.2],
    [side * half, -length * 0.5],
    [side * half * 0.55, -length * 0.82],
    [0, -length],
  ];
  drawing.path(`${smooth(edge(1))}${smooth([...edge(-1)].reverse()).replace('M', 'L')}Z`, fill);
  const veins: string[] = [`M0 0V${short(-length * 0.97)}`];
  for (let at = 0.12; at < 0.88; at += 0.075) {
    const reach = half * Math.sin(Math.min(1, at * 1.25) * Math.PI) * 0.86 + half * 0.1;
    for (const side of [-1, 1])
      veins.push(`M0 ${short(-length * at)}L${short(side * reach)} ${short(-length * (at + 0.09))}`);
  }
  drawing.line(veins.join(''), vein, length * 0.007, 'opacity="0.55"');
}

/** Anahaw: a round fan of pleats, growing upwards from 0, 0. */
function paintFan(drawing: Drawing, length: number, fill: string, vein: string): void {
  const blades = 13;
  for (let blade = 0; blade < blades; blade += 1) {
    const angle = -Math.PI / 2 + (blade / (blades - 1) - 0.5) * Math.PI * 1.45;
    const half = 0.11 * Math.PI * 0.62;
    const reach = length * (0.86 + 0.14 * Math.cos((blade / (blades - 1) - 0.5) * 3));
    const at = (turn: number, far: number): Point => [
      Math.cos(angle + turn) * far,
      Math.sin(angle + turn) * far - length * 0.12,
    ];
    drawing.polygon(
      [[0, -length * 0.12], at(-half, reach * 0.8), at(0, reach), at(half, reach * 0.8)],
      fill,
      blade % 2 === 0 ? '' : 'opacity="0.86"',
    );
    const [x, y] = at(0, reach * 0.94);
    drawing.line(
      `M0 ${short(-length * 0.12)}L${short(x)} ${short(y)}`,
      vein,
      length * 0.006,
      'opacity="0.5"',
    );
  }
  drawing.line(`M0 ${short(length * 0.3)}V${short(-length * 0.12)}`, vein, length * 0.022);
}

/** A palm frond: leaflets along a bent stem, growing upwards from 0, 0. */
function paintFrond(drawing: Drawing, length: number, fill: string, vein: string): void {
  const stem = (t: number): Point => [length * 0.22 * t * t, -length * t];
  for (let t = 0.12; t < 1; t += 0.062) {
    const [x, y] = stem(t);
    const reach = length * 0.36 * Math.sin(Math.PI * (0.18 + t * 0.8));
    for (const side of [-1, 1]) {
      const [tipX, tipY] = [x + side * reach, y - reach * (0.35 + t * 0.5)];
      const d = `M${short(x)} ${short(y)}Q${short(x + side * reach * 0.45)} ${short(y - reach * 0.42)} ${short(tipX)} ${short(tipY)}Q${short(x + side * reach * 0.55)} ${short(y - reach * 0.08)} ${short(x)} ${short(y + length * 0.02)}Z`;
      drawing.path(d, fill, side < 0 ? 'opacity="0.82"' : '');
    }
  }
  drawing.line(
    `M0 0Q0 ${short(-length * 0.5)} ${short(length * 0.22)} ${short(-length)}`,
    vein,
    length * 0.012,
  );
}

const LEAVES = [paintBlade, paintFan, paintFrond] as const;

function paintLayer(
  drawing: Drawing,
  count: number,
  size: number,
  fills: readonly string[],
  vein: string,
): void {
  const { random, width, height } = drawing;
  const start = random.between(0, Math.PI * 2);
  for (let leaf = 0; leaf < count; leaf += 1) {
    const angle = start + (leaf / count) * Math.PI * 2 + random.between(-0.15, 0.15);
    // Rooted outside the picture and growing inwards, so that the middle stays open.
    const [x, y] = [width * (0.5 + Math.cos(angle) * 0.64), height * (0.5 + Math.sin(angle) * 0.62)];
    const turn = (Math.atan2(height / 2 - y, width / 2 - x) * 180) / Math.PI + 90 + random.between(-32, 32);
    const paint = random.pick(LEAVES);
    const fill = drawing.linear(
      [
        [0, random.pick(fills)],
        [1, random.pick(fills)],
      ],
      -90,
    );
    drawing.group(`transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"`, () => {
      paint(drawing, size * random.between(0.85, 1.2), fill, vein);
    });
  }
}

/** Leaves of the garden at dusk, in three depths around an open, glowing middle. */
export function drawLeaves(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear(
      [
        [0, palette.deep],
        [0.5, palette.warm],
        [1, palette.dusk],
      ],
      random.between(60, 120),
    ),
  );
  const [x, y] = [width * random.between(0.4, 0.6), height * random.between(0.36, 0.55)];
  drawing.glow(x, y, unit * 70, palette.glow, 0.9);
  drawing.circle(
    x,
    y,
    unit * random.between(13, 19),
    drawing.linear([
      [0, palette.light],
      [1, palette.glow],
    ]),
  );
  paintLayer(drawing, 6, unit * 40, [palette.deep, palette.dusk], palette.warm);
  paintLayer(drawing, 6, unit * 38, [palette.accentDeep, palette.accent], palette.light);
  paintLayer(drawing, 5, unit * 30, [palette.ink, palette.night], palette.accentDeep);
}
