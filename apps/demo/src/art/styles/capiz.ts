import { type Drawing, short } from '../drawing.ts';

function paintBehind(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear(
      [
        [0, palette.glow],
        [0.45, palette.light],
        [0.7, palette.glow],
        [1, palette.warm],
      ],
      random.between(60, 120),
    ),
  );
  drawing.glow(
    width * random.between(0.3, 0.7),
    height * random.between(0.2, 0.45),
    unit * 60,
    '#ffffff',
    0.85,
  );
  // Shadows of a branch outside.
  const [rootX, rootY] = [width * random.pick([-0.05, 1.05]), height * random.between(0.75, 1)];
  const side = rootX < 0 ? 1 : -1;
  for (let branch = 0; branch < 5; branch += 1) {
    const [endX, endY] = [
      rootX + side * width * random.between(0.5, 0.95),
      rootY - height * random.between(0.3, 0.9),
    ];
    drawing.line(
      `M${short(rootX)} ${short(rootY)}Q${short(rootX + side * width * 0.2)} ${short(endY + height * 0.2)} ${short(endX)} ${short(endY)}`,
      palette.accentDeep,
      unit * 0.7,
      'opacity="0.5"',
    );
    for (let leaf = 0; leaf < 11; leaf += 1) {
      const t = 0.3 + (leaf / 11) * 0.7;
      const [x, y] = [rootX + (endX - rootX) * t ** 1.2, rootY + (endY - rootY) * t ** 0.8];
      const turn = random.between(-70, 70);
      drawing.ellipse(
        x,
        y,
        unit * 1.7,
        unit * 5.2,
        random.pick([palette.accentDeep, palette.accent]),
        `opacity="0.5" transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`,
      );
    }
  }
}

function paintPane(drawing: Drawing, x: number, y: number, size: number): void {
  const { random, palette, unit } = drawing;
  const tint = random.pick([
    palette.light,
    palette.light,
    palette.glow,
    palette.warm,
    palette.accent,
    palette.deep,
  ]);
  const gap = unit * 0.55;
  drawing.rect(
    x + gap,
    y + gap,
    size - gap * 2,
    size - gap * 2,
    tint,
    `opacity="${short(random.between(0.08, 0.5))}" rx="${short(unit * 0.5)}"`,
  );
  // The growth rings of the shell.
  const [ringX, ringY] = [x + size * random.pick([0.1, 0.9]), y + size * random.pick([0.1, 0.9])];
  const rings = [0.35, 0.55, 0.75, 0.95].map(
    (part) =>
      `M${short(ringX - size * part)} ${short(ringY)}a${short(size * part)} ${short(size * part)} 0 1 0 ${short(size * part * 2)} 0a${short(size * part)} ${short(size * part)} 0 1 0 ${short(-size * part * 2)} 0`,
  );
  const inside = drawing.clip(
    `<rect x="${short(x + gap)}" y="${short(y + gap)}" width="${short(size - gap * 2)}" height="${short(size - gap * 2)}"/>`,
  );
  drawing.line(rings.join(''), '#ffffff', unit * 0.28, `opacity="0.4" ${inside}`);
}

/** A sliding window of capiz shell: pearly panes in dark wood with evening light behind them. */
export function drawCapiz(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  paintBehind(drawing);
  const across = Math.max(3, Math.round(width / (unit * random.between(13.5, 18))));
  const size = width / across;
  const down = Math.ceil(height / size);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) paintPane(drawing, column * size, row * size, size);
  }
  const bars: string[] = [];
  for (let column = 0; column <= across; column += 1) bars.push(`M${short(column * size)} 0V${height}`);
  for (let row = 0; row <= down; row += 1) bars.push(`M0 ${short(row * size)}H${width}`);
  drawing.line(bars.join(''), palette.ink, unit * 1.25);
  drawing.line(
    bars.join(''),
    palette.deep,
    unit * 0.22,
    `opacity="0.7" transform="translate(${short(-unit * 0.38)} ${short(-unit * 0.38)})"`,
  );
  const frame = unit * 3.2;
  drawing.rect(0, 0, width, height, 'none', `stroke="${palette.ink}" stroke-width="${short(frame * 2)}"`);
  const split = Math.round(across / 2) * size;
  drawing.rect(split - frame / 2, 0, frame, height, palette.ink);
  drawing.line(`M${short(split - frame / 2)} 0V${height}`, palette.deep, unit * 0.25, 'opacity="0.7"');
  drawing.background(
    drawing.radial(
      [
        [0, palette.ink, 0],
        [0.6, palette.ink, 0.08],
        [1, palette.ink, 0.62],
      ],
      0.5,
      0.4,
      0.8,
    ),
  );
}
