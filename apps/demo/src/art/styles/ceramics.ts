import { type Drawing, type Point, short, smooth } from '../drawing.ts';

/** Half outlines from foot to lip: how wide (part of the height) at each height (0 at the foot, 1 at the lip). */
const PROFILES: readonly (readonly Point[])[] = [
  [
    [0.16, 0],
    [0.3, 0.22],
    [0.33, 0.45],
    [0.2, 0.7],
    [0.09, 0.82],
    [0.1, 0.93],
    [0.15, 1],
  ],
  [
    [0.2, 0],
    [0.26, 0.12],
    [0.38, 0.4],
    [0.4, 0.6],
    [0.3, 0.85],
    [0.24, 0.94],
    [0.27, 1],
  ],
  [
    [0.12, 0],
    [0.14, 0.1],
    [0.2, 0.35],
    [0.16, 0.62],
    [0.07, 0.78],
    [0.065, 0.92],
    [0.09, 1],
  ],
  [
    [0.24, 0],
    [0.42, 0.3],
    [0.56, 0.62],
    [0.6, 0.86],
    [0.58, 0.95],
    [0.6, 1],
  ],
];

function outline(profile: readonly Point[], x: number, base: number, tall: number): string {
  const right = profile.map(([wide, up]): Point => [x + wide * tall, base - up * tall]);
  const left = profile.map(([wide, up]): Point => [x - wide * tall, base - up * tall]).reverse();
  return `${smooth(right)}${smooth(left).replace('M', 'L')}Z`;
}

function paintSprig(drawing: Drawing, x: number, y: number, tall: number): void {
  const { random, palette } = drawing;
  for (let stem = 0; stem < 3; stem += 1) {
    const lean = (stem - 1) * 0.32 + random.between(-0.1, 0.1);
    const [topX, topY] = [x + lean * tall, y - tall * random.between(0.8, 1.05)];
    drawing.line(
      `M${short(x)} ${short(y)}Q${short(x)} ${short(y - tall * 0.5)} ${short(topX)} ${short(topY)}`,
      palette.accentDeep,
      tall * 0.014,
    );
    for (let leaf = 1; leaf <= 7; leaf += 1) {
      const t = leaf / 7;
      const [leafX, leafY] = [x + (topX - x) * t ** 1.6, y + (topY - y) * t];
      const turn = (leaf % 2 === 0 ? 1 : -1) * 52 + lean * 60;
      drawing.ellipse(
        leafX,
        leafY - tall * 0.05,
        tall * 0.032,
        tall * 0.085,
        random.pick([palette.accent, palette.accentDeep]),
        `transform="rotate(${short(turn)} ${short(leafX)} ${short(leafY)})"`,
      );
    }
  }
}

function paintPot(drawing: Drawing, profile: readonly Point[], x: number, base: number, tall: number): void {
  const { random, palette, unit } = drawing;
  const [lit, body, shade] = random.pick([
    [palette.light, palette.glow, palette.deep],
    [palette.glow, palette.warm, palette.dusk],
    [palette.light, palette.accent, palette.accentDeep],
    [palette.warm, palette.deep, palette.night],
  ]);
  const widest = Math.max(...profile.map(([wide]) => wide)) * tall;
  drawing.ellipse(
    x + widest * 0.75,
    base,
    widest * 1.6,
    unit * 1.5,
    drawing.radial([
      [0, palette.ink, 0.65],
      [1, palette.ink, 0],
    ]),
  );
  const shape = outline(profile, x, base, tall);
  drawing.path(
    shape,
    drawing.linear(
      [
        [0, lit],
        [0.3, body],
        [0.62, body],
        [1, shade],
      ],
      0,
    ),
  );
  const inside = drawing.clip(`<path d="${shape}"/>`);
  const bandY = base - tall * random.between(0.28, 0.5);
  drawing.group(inside, () => {
    drawing.rect(x - widest, bandY, widest * 2, tall * 0.035, shade, 'opacity="0.6"');
    drawing.rect(x - widest, bandY - tall * 0.07, widest * 2, tall * 0.014, shade, 'opacity="0.6"');
    drawing.ellipse(
      x - widest * 0.5,
      base - tall * 0.5,
      widest * 0.13,
      tall * 0.3,
      '#ffffff',
      'opacity="0.22"',
    );
  });
  const lip = (profile.at(-1)?.[0] ?? 0.1) * tall;
  drawing.ellipse(x, base - tall, lip, lip * 0.2, shade);
}

/** Pots on a shelf before an arch, in low light from the left. */
export function drawCeramics(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  const table = height * random.between(0.74, 0.8);
  drawing.background(
    drawing.linear(
      [
        [0, palette.dusk],
        [1, palette.deep],
      ],
      30,
    ),
  );
  const [archX, archWide] = [width * random.between(0.36, 0.64), Math.min(width * 0.34, height * 0.3)];
  const archTop = table - archWide * 1.75;
  drawing.path(
    `M${short(archX - archWide)} ${short(table)}V${short(archTop + archWide)}A${short(archWide)} ${short(archWide)} 0 0 1 ${short(archX + archWide)} ${short(archTop + archWide)}V${short(table)}Z`,
    drawing.linear(
      [
        [0, palette.glow],
        [0.6, palette.warm],
        [1, palette.deep],
      ],
      75,
    ),
  );
  drawing.polygon(
    [
      [0, height * 0.1],
      [width * 0.75, table],
      [width * 0.2, table],
      [0, height * 0.55],
    ],
    palette.light,
    'opacity="0.1"',
  );
  drawing.rect(
    0,
    table,
    width,
    height - table,
    drawing.linear([
      [0, palette.night],
      [1, palette.ink],
    ]),
  );
  drawing.rect(0, table, width, unit * 0.35, palette.warm, 'opacity="0.7"');
  const count = width > height * 1.6 ? 6 : 3;
  const order = PROFILES.map((profile) => ({ profile, at: random.next() })).sort(
    (one, other) => one.at - other.at,
  );
  for (let pot = 0; pot < count; pot += 1) {
    const { profile } = order[pot % order.length] ?? { profile: [] };
    const isBowl = profile === PROFILES[3];
    const tall = Math.min(unit, height * 0.0082) * (isBowl ? random.between(15, 19) : random.between(30, 52));
    const x = width * ((pot + 0.75) / (count + 0.5)) + random.between(-2, 2) * unit;
    const base = table + unit * random.between(3, 9);
    if (!isBowl && random.chance(0.55)) paintSprig(drawing, x, base - tall * 0.97, tall * 0.75);
    paintPot(drawing, profile, x, base, tall);
  }
  drawing.background(
    drawing.radial(
      [
        [0, palette.ink, 0],
        [0.6, palette.ink, 0.05],
        [1, palette.ink, 0.6],
      ],
      0.42,
      0.45,
      0.8,
    ),
  );
}
