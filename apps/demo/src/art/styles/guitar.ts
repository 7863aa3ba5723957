import { type Drawing, short } from '../drawing.ts';

function paintRosette(drawing: Drawing, x: number, y: number, radius: number): void {
  const { palette, unit } = drawing;
  drawing.circle(
    x,
    y,
    radius * 1.42,
    'none',
    `stroke="${palette.night}" stroke-width="${short(unit * 0.5)}" opacity="0.7"`,
  );
  drawing.circle(
    x,
    y,
    radius * 1.24,
    'none',
    `stroke="${palette.night}" stroke-width="${short(radius * 0.24)}"`,
  );
  const beads = 44;
  for (let bead = 0; bead < beads; bead += 1) {
    const angle = (bead / beads) * Math.PI * 2;
    const colour = [palette.light, palette.accent, palette.glow, palette.accent][bead % 4] ?? palette.light;
    const [beadX, beadY] = [x + Math.cos(angle) * radius * 1.24, y + Math.sin(angle) * radius * 1.24];
    drawing.polygon(
      [
        [beadX, beadY - radius * 0.075],
        [beadX + radius * 0.075, beadY],
        [beadX, beadY + radius * 0.075],
        [beadX - radius * 0.075, beadY],
      ],
      colour,
    );
  }
  drawing.circle(
    x,
    y,
    radius,
    drawing.radial(
      [
        [0, palette.ink],
        [0.8, palette.ink],
        [1, palette.night],
      ],
      0.5,
      0.62,
      0.6,
    ),
  );
}

function paintSoundwaves(drawing: Drawing, x: number, y: number, radius: number): void {
  const { palette, unit } = drawing;
  for (let wave = 0; wave < 15; wave += 1) {
    const reach = radius * (1.9 + wave * 0.42);
    const colour = [palette.glow, palette.warm, palette.accent][wave % 3] ?? palette.glow;
    drawing.circle(
      x,
      y,
      reach,
      'none',
      `stroke="${colour}" stroke-width="${short(unit * 0.5)}" stroke-dasharray="${short(reach * (0.5 + (wave % 4) * 0.22))} ${short(reach * 0.34)}" stroke-linecap="round" opacity="${short(0.6 - wave * 0.034)}" transform="rotate(${wave * 47} ${short(x)} ${short(y)})"`,
    );
  }
}

/** The face of a guitar, close: the curve of its body, an inlaid rosette, strings, and music going out from it. */
export function drawGuitar(drawing: Drawing): void {
  const { random, palette, width, height, unit } = drawing;
  drawing.background(
    drawing.linear(
      [
        [0, palette.ink],
        [1, palette.dusk],
      ],
      60,
    ),
  );
  const radius = unit * random.between(14, 17);
  const [x, y] = [width * random.between(0.44, 0.56), height * random.between(0.44, 0.54)];
  paintSoundwaves(drawing, x, y, radius);
  const turn = random.between(16, 40) * random.pick([-1, 1]);
  drawing.group(`transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`, () => {
    const wood = drawing.linear(
      [
        [0, palette.deep],
        [0.3, palette.warm],
        [0.55, palette.glow],
        [0.8, palette.warm],
        [1, palette.deep],
      ],
      0,
    );
    const [bout, waist] = [radius * 2.5, radius * 1.95];
    const body = `M${short(x - waist)} ${short(y)}C${short(x - waist)} ${short(y - radius * 1.1)} ${short(x - bout * 0.92)} ${short(y - radius * 1.2)} ${short(x - bout * 0.86)} ${short(y - radius * 2.1)}C${short(x - bout * 0.8)} ${short(y - radius * 3.1)} ${short(x + bout * 0.8)} ${short(y - radius * 3.1)} ${short(x + bout * 0.86)} ${short(y - radius * 2.1)}C${short(x + bout * 0.92)} ${short(y - radius * 1.2)} ${short(x + waist)} ${short(y - radius * 1.1)} ${short(x + waist)} ${short(y)}C${short(x + waist)} ${short(y + radius * 1.2)} ${short(x + bout * 1.15)} ${short(y + radius * 1.5)} ${short(x + bout * 1.15)} ${short(y + radius * 3)}C${short(x + bout * 1.15)} ${short(y + radius * 4.8)} ${short(x - bout * 1.15)} ${short(y + radius * 4.8)} ${short(x - bout * 1.15)} ${short(y + radius * 3)}C${short(x - bout * 1.15)} ${short(y + radius * 1.5)} ${short(x - waist)} ${short(y + radius * 1.2)} ${short(x - waist)} ${short(y)}Z`;
    drawing.path(
      body,
      palette.ink,
      `transform="translate(${short(unit * 1.6)} ${short(unit * 2)})" opacity="0.6"`,
    );
    drawing.path(body, wood, `stroke="${palette.night}" stroke-width="${short(unit * 1.1)}"`);
    drawing.group(drawing.clip(`<path d="${body}"/>`), () => {
      for (let grain = -24; grain <= 24; grain += 1)
        drawing.line(
          `M${short(x + grain * radius * 0.12)} ${short(y - radius * 4)}V${short(y + radius * 5)}`,
          palette.dusk,
          unit * random.between(0.06, 0.22),
          'opacity="0.28"',
        );
      drawing.path(
        body,
        'none',
        `stroke="${palette.light}" stroke-width="${short(unit * 2.6)}" opacity="0.55"`,
      );
    });
    paintRosette(drawing, x, y, radius);
    drawing.rect(x - radius * 0.5, y - radius * 9, radius, radius * 8.1, palette.night);
    for (let fret = 0; fret < 14; fret += 1)
      drawing.rect(
        x - radius * 0.5,
        y - radius * (1.2 + fret * 0.46),
        radius,
        unit * 0.22,
        palette.glow,
        'opacity="0.75"',
      );
    drawing.rect(
      x - radius * 0.95,
      y + radius * 2.7,
      radius * 1.9,
      radius * 0.26,
      palette.night,
      `rx="${short(unit * 0.8)}"`,
    );
    for (let string = -2.5; string <= 2.5; string += 1) {
      const stringX = x + string * radius * 0.15;
      drawing.line(
        `M${short(stringX)} ${short(y - radius * 9)}V${short(y + radius * 2.83)}`,
        palette.light,
        unit * (0.2 + (2.5 - string) * 0.035),
        'opacity="0.95"',
      );
    }
  });
  drawing.background(
    drawing.radial(
      [
        [0, palette.ink, 0],
        [0.6, palette.ink, 0.05],
        [1, palette.ink, 0.6],
      ],
      0.5,
      0.48,
      0.8,
    ),
  );
}
