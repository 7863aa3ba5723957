import { type Drawing, short } from '../drawing.ts';

/** How far a cell lies from the middle of its repeat, counted in diagonal steps: what makes diamonds. */
function diamond(column: number, row: number, repeat: number): number {
  const fold = (at: number) => Math.abs((((at % repeat) + repeat) % repeat) - repeat / 2);
  return Math.floor(fold(column) + fold(row));
}

/** A woven sleeping mat: strips over and under each other, dyed in stepped diamonds. */
export function drawBanig(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  const cell = unit * random.between(3.1, 3.8);
  const repeat = random.pick([8, 10, 12, 14]);
  const colours = random.pick([
    [
      palette.light,
      palette.glow,
      palette.warm,
      palette.warm,
      palette.deep,
      palette.dusk,
      palette.night,
      palette.glow,
    ],
    [
      palette.accent,
      palette.light,
      palette.glow,
      palette.deep,
      palette.dusk,
      palette.night,
      palette.dusk,
      palette.light,
    ],
    [
      palette.glow,
      palette.light,
      palette.accent,
      palette.accentDeep,
      palette.night,
      palette.dusk,
      palette.warm,
      palette.glow,
    ],
  ]);
  drawing.background(palette.ink);
  const sheen = drawing.linear(
    [
      [0, '#000000', 0.42],
      [0.3, '#ffffff', 0.1],
      [0.6, '#ffffff', 0.02],
      [1, '#000000', 0.42],
    ],
    90,
  );
  const sheenAcross = drawing.linear(
    [
      [0, '#000000', 0.42],
      [0.3, '#ffffff', 0.1],
      [0.6, '#ffffff', 0.02],
      [1, '#000000', 0.42],
    ],
    0,
  );
  const reach = Math.hypot(width, height) / 2 + cell * 2;
  const count = Math.ceil(reach / cell);
  const paths = new Map<string, string[]>();
  for (let row = -count; row <= count; row += 1) {
    for (let column = -count; column <= count; column += 1) {
      if (Math.hypot(row, column) > count) continue;
      const colour = colours[diamond(column, row, repeat) % colours.length] ?? palette.glow;
      const isOver = (row + column) % 2 === 0;
      const [w, h] = isOver ? [cell * 1.04, cell * 0.86] : [cell * 0.86, cell * 1.04];
      const d = `M${short(column * cell - w / 2)} ${short(row * cell - h / 2)}h${short(w)}v${short(h)}h${short(-w)}z`;
      const known = paths.get(colour);
      if (known) known.push(d);
      else paths.set(colour, [d]);
    }
  }
  const turn = random.pick([45, 45, 0]);
  drawing.group(`transform="translate(${short(width / 2)} ${short(height / 2)}) rotate(${turn})"`, () => {
    for (const [colour, cells] of paths) drawing.path(cells.join(''), colour);
    for (let strip = -count; strip <= count; strip += 1) {
      drawing.rect(-reach, strip * cell - cell * 0.5, reach * 2, cell, sheen, 'opacity="0.75"');
      drawing.rect(strip * cell - cell * 0.5, -reach, cell, reach * 2, sheenAcross, 'opacity="0.5"');
    }
  });
  drawing.background(
    drawing.radial(
      [
        [0, palette.light, 0.2],
        [0.5, palette.ink, 0],
        [1, palette.ink, 0.7],
      ],
      random.between(0.25, 0.75),
      0.3,
      0.85,
    ),
  );
}
