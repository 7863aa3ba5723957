import { type Drawing, short } from '../drawing.ts';

function paintShadow(drawing: Drawing, x: number, y: number, radius: number): void {
  const { ink } = drawing.palette;
  drawing.circle(
    x + radius * 0.16,
    y + radius * 0.2,
    radius * 1.22,
    drawing.radial([
      [0, ink, 0.75],
      [0.72, ink, 0.55],
      [1, ink, 0],
    ]),
  );
}

/** Milk poured into the coffee: hearts, one inside the other. */
function paintHearts(drawing: Drawing, x: number, y: number, radius: number, turn: number): void {
  const heart =
    'M0 0.78C-0.3 0.45 -0.78 0.18 -0.78 -0.24C-0.78 -0.68 -0.2 -0.74 0 -0.3C0.2 -0.74 0.78 -0.68 0.78 -0.24C0.78 0.18 0.3 0.45 0 0.78Z';
  for (const [at, size] of [0.74, 0.58, 0.45, 0.29, 0.17].entries()) {
    const place = `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(radius * size)})`;
    drawing.path(heart, at % 2 === 0 ? '#f0d6ae' : '#8a5430', `transform="${place}"`);
  }
}

function paintCup(drawing: Drawing, x: number, y: number, radius: number): void {
  const { random, palette, unit } = drawing;
  const plate = random.pick([palette.accent, palette.light, palette.glow]);
  paintShadow(drawing, x, y, radius * 1.65);
  drawing.circle(
    x,
    y,
    radius * 1.65,
    drawing.linear(
      [
        [0, palette.light],
        [1, plate],
      ],
      50,
    ),
  );
  drawing.circle(
    x,
    y,
    radius * 1.32,
    'none',
    `stroke="${palette.night}" stroke-opacity="0.16" stroke-width="${short(unit * 0.6)}"`,
  );
  const turn = random.between(0, 360);
  drawing.rect(
    x + radius * 0.7,
    y - radius * 0.16,
    radius * 0.72,
    radius * 0.32,
    palette.light,
    `rx="${short(radius * 0.15)}" transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`,
  );
  drawing.circle(x + radius * 0.06, y + radius * 0.09, radius * 1.04, palette.night, 'opacity="0.35"');
  drawing.circle(
    x,
    y,
    radius,
    drawing.linear(
      [
        [0, '#fffaf2'],
        [1, palette.light],
      ],
      50,
    ),
  );
  drawing.circle(
    x,
    y,
    radius * 0.87,
    drawing.radial([
      [0, '#7a4526'],
      [0.75, '#4a2616'],
      [1, '#2a140d'],
    ]),
  );
  paintHearts(drawing, x, y, radius, turn + 90);
}

function paintRoll(drawing: Drawing, x: number, y: number, size: number): void {
  const { random } = drawing;
  const turn = random.between(0, 180);
  paintShadow(drawing, x, y, size * 0.9);
  drawing.group(`transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`, () => {
    drawing.ellipse(
      x,
      y,
      size * 1.12,
      size * 0.86,
      drawing.radial(
        [
          [0, '#f3c27a'],
          [0.55, '#dc9a4c'],
          [0.85, '#b36a2c'],
          [1, '#8a4a20'],
        ],
        0.42,
        0.36,
        0.68,
      ),
    );
    drawing.line(
      `M${short(x - size * 0.78)} ${short(y)}Q${short(x)} ${short(y - size * 0.16)} ${short(x + size * 0.78)} ${short(y)}`,
      '#8a4a20',
      size * 0.05,
      'opacity="0.6"',
    );
    for (let crumb = 0; crumb < 26; crumb += 1) {
      const [angle, far] = [random.between(0, 6.28), Math.sqrt(random.next()) * 0.8];
      drawing.circle(
        x + Math.cos(angle) * far * size,
        y + Math.sin(angle) * far * size * 0.72,
        size * random.between(0.015, 0.035),
        '#fff0cf',
        'opacity="0.85"',
      );
    }
  });
}

function paintCloth(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  const turn = random.between(-28, 28);
  const colour = random.pick([palette.warm, palette.accent, palette.glow]);
  drawing.group(`transform="rotate(${short(turn)} ${short(width / 2)} ${short(height / 2)})"`, () => {
    const [x, wide] = [width * random.between(0.08, 0.4), unit * random.between(44, 60)];
    drawing.rect(x + unit, -height, wide, height * 3, palette.ink, 'opacity="0.35"');
    drawing.rect(x, -height, wide, height * 3, colour);
    for (let stripe = 0; stripe < 9; stripe += 1)
      drawing.rect(
        x + (wide / 9) * (stripe + 0.28),
        -height,
        (wide / 9) * (stripe % 3 === 1 ? 0.5 : 0.16),
        height * 3,
        palette.light,
        'opacity="0.75"',
      );
    for (let row = -20; row < 60; row += 1)
      drawing.rect(x, row * unit * 4, wide, unit * 0.5, palette.night, 'opacity="0.1"');
  });
}

/** Breakfast seen from above: coffee, pan de sal, a striped cloth on a dark table. */
export function drawCoffee(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear(
      [
        [0, palette.dusk],
        [1, palette.night],
      ],
      55,
    ),
  );
  for (let grain = 0; grain < 26; grain += 1) {
    const y = (grain / 26) * height;
    drawing.line(
      `M0 ${short(y)}Q${short(width * 0.4)} ${short(y + random.between(-3, 3) * unit)} ${short(width)} ${short(y + random.between(-1.5, 1.5) * unit)}`,
      palette.ink,
      unit * random.between(0.1, 0.4),
      'opacity="0.4"',
    );
  }
  paintCloth(drawing);
  const isTall = height > width;
  const side = random.pick([-1, 1]);
  const radius = unit * random.between(13.5, 16);
  paintCup(
    drawing,
    width * (isTall ? 0.5 + side * 0.12 : 0.5 + side * 0.17),
    height * (isTall ? 0.31 : 0.46),
    radius,
  );
  const [plateX, plateY] = [
    width * (isTall ? 0.5 - side * 0.14 : 0.5 - side * 0.2),
    height * (isTall ? 0.71 : 0.55),
  ];
  const plate = unit * (isTall ? 28 : 25);
  paintShadow(drawing, plateX, plateY, plate);
  drawing.circle(
    plateX,
    plateY,
    plate,
    drawing.linear(
      [
        [0, palette.accent],
        [1, palette.accentDeep],
      ],
      50,
    ),
  );
  drawing.circle(
    plateX,
    plateY,
    plate * 0.78,
    drawing.linear(
      [
        [0, palette.accentDeep],
        [1, palette.accent],
      ],
      50,
    ),
    'opacity="0.7"',
  );
  const rolls = random.whole(3, 4);
  const start = random.between(0, 6.28);
  for (let roll = 0; roll < rolls; roll += 1) {
    const angle = start + (roll / rolls) * Math.PI * 2;
    paintRoll(
      drawing,
      plateX + Math.cos(angle) * plate * 0.42,
      plateY + Math.sin(angle) * plate * 0.42,
      plate * 0.34,
    );
  }
  drawing.polygon(
    [
      [0, 0],
      [width * 0.5, 0],
      [0, height * 0.62],
    ],
    palette.light,
    'opacity="0.09"',
  );
  drawing.background(
    drawing.radial(
      [
        [0, palette.ink, 0],
        [0.65, palette.ink, 0.06],
        [1, palette.ink, 0.55],
      ],
      0.45,
      0.42,
      0.85,
    ),
  );
}
