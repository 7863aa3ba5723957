import type { Pixels } from './decode-image.ts';
import { emptySquare, type Square, transform, transformBack } from './fourier.ts';
import { type Lattice, latticesOf, turned } from './trace-lattice.ts';
import { CELLS, namingBits, TILE, type TraceLayout, traceLayout } from './trace-mark.ts';
import { halved, lightnessOf, type Plane, standingOut } from './trace-plane.ts';

/** Parts of a tile on each side in which a picture is added up, and of a cell. */
const SIDE = 128;
const CELL_PARTS = SIDE / CELLS;
/** How far the place of a tile has to stand out from all others for names to be tried, in standard deviations. */
const STANDS_OUT = 5.5;
/** A name is said where chance alone would say one for at most so many of all pictures (P398). */
const SURE = 1e-9;
const SMALLEST_SIDE = 100;

export interface Traced {
  code: number;
  /** Upper bound for how likely a picture that was made for none of those asked about would fit one of them as well, 0–1. */
  chance: number;
}

/**
 * Whom of those asked about a picture was made for: also where it was cropped, turned, mirrored, tilted, compressed anew or made
 * smaller or larger, as far as the table of decision 107 says (P398). Takes seconds.
 * @param codes numbers that were given out
 * @returns null where none fits by more than chance
 */
export function readTrace(pixels: Pixels, key: Buffer, codes: Int32Array): Traced | null {
  const reader = createReader(key, codes);
  let light = lightnessOf(pixels);
  for (let octave = 0; octave < 2 && Math.min(light.width, light.height) >= SMALLEST_SIDE; octave += 1) {
    const plane = standingOut(light);
    if (octave === 0) {
      const found = reader(plane, turned(TILE, 0));
      if (found) return found;
    }
    for (const lattice of latticesOf(plane)) {
      const found = reader(plane, lattice);
      if (found) return found;
    }
    light = halved(light);
  }
  return null;
}

type Turn = (x: number, y: number) => number;

/** A tile as it is, mirrored, and each of both turned by quarters: where a part of it is then. */
const TURNS: readonly Turn[] = [0, 1, 2, 3].flatMap((quarters) =>
  [false, true].map(
    (isMirrored): Turn =>
      (x, y) => {
        let [column, row] = [isMirrored ? SIDE - 1 - x : x, y];
        for (let turn = 0; turn < quarters; turn += 1) [column, row] = [SIDE - 1 - row, column];
        return row * SIDE + column;
      },
  ),
);

/** Reads one picture after another; counts what it tried, as each try is another chance to be wrong. */
function createReader(key: Buffer, codes: Int32Array) {
  const layout = traceLayout(key);
  const patterns = TURNS.map((turn) => patternOf(layout, turn));
  let tries = 0;
  return (plane: Plane, lattice: Lattice): Traced | null => {
    const folded = fold(plane, lattice);
    for (const { turn, place } of placesOf(folded, patterns)) {
      tries += 1;
      const cells = namingCells(folded, layout, TURNS[turn] as Turn, place);
      const found = bestOf(cells, key, codes);
      const chance = Math.min(1, tries * codes.length * found.chance);
      if (chance < SURE) return { code: found.code, chance };
    }
    return null;
  };
}

/** The transform of the cells by which a tile is found, turned. */
function patternOf({ finding }: TraceLayout, turn: Turn): Square {
  const pattern = emptySquare(SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1)
      pattern.re[turn(x, y)] = finding[
        Math.floor(y / CELL_PARTS) * CELLS + Math.floor(x / CELL_PARTS)
      ] as number;
  transform(pattern);
  return pattern;
}

/** The mean of all places that the same part of a tile has in the picture. */
function fold({ data, width, height }: Plane, { right, below }: Lattice): Float64Array {
  const sums = new Float64Array(SIDE * SIDE);
  const counts = new Uint32Array(SIDE * SIDE);
  const area = right.x * below.y - right.y * below.x;
  const across = { x: (SIDE * below.y) / area, y: (-SIDE * below.x) / area };
  const down = { x: (-SIDE * right.y) / area, y: (SIDE * right.x) / area };
  // A whole number of tiles far enough that nothing is negative.
  const far = SIDE * 4096;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const column = (x * across.x + y * across.y + far) & (SIDE - 1);
      const row = (x * down.x + y * down.y + far) & (SIDE - 1);
      const part = row * SIDE + column;
      sums[part] = (sums[part] as number) + (data[y * width + x] as number);
      counts[part] = (counts[part] as number) + 1;
    }
  return sums.map((sum, part) => (counts[part] ? sum / Math.sqrt(counts[part] as number) : 0));
}

interface Found {
  turn: number;
  place: number;
}

/** Where a tile begins, for each turn in which a place stands out; the clearest first. */
function placesOf(folded: Float64Array, patterns: readonly Square[]): Found[] {
  const square = { ...emptySquare(SIDE), re: Float64Array.from(folded) };
  transform(square);
  const found: (Found & { score: number })[] = [];
  for (let turn = 0; turn < patterns.length; turn += 2) {
    const scores = emptySquare(SIDE);
    // Two real results come back in one transform: one as its real, the other as its imaginary part.
    addProduct(scores, square, patterns[turn] as Square, false);
    addProduct(scores, square, patterns[turn + 1] as Square, true);
    transformBack(scores);
    for (const [offset, values] of [scores.re, scores.im].entries())
      found.push({ turn: turn + offset, ...clearest(values) });
  }
  return found.filter(({ score }) => score > STANDS_OUT).sort((one, other) => other.score - one.score);
}

/** Adds what one has in common with the other at each distance, before it is transformed back; `i` times that where it is said. */
function addProduct(into: Square, one: Square, other: Square, isTurned: boolean): void {
  for (let at = 0; at < into.re.length; at += 1) {
    const a = one.re[at] as number;
    const b = one.im[at] as number;
    const c = other.re[at] as number;
    const d = other.im[at] as number;
    const real = a * c + b * d;
    const imaginary = b * c - a * d;
    into.re[at] = (into.re[at] as number) + (isTurned ? -imaginary : real);
    into.im[at] = (into.im[at] as number) + (isTurned ? real : imaginary);
  }
}

function clearest(values: Float64Array): { place: number; score: number } {
  let [place, squares] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    squares += value * value;
    if (value > (values[place] as number)) place = at;
  }
  return { place, score: (values[place] as number) / (Math.sqrt(squares / values.length) || 1) };
}

/** What the naming cells add up to, of a tile that begins at a place. */
function namingCells(folded: Float64Array, { naming }: TraceLayout, turn: Turn, place: number): Float64Array {
  const [left, top] = [place % SIDE, Math.floor(place / SIDE)];
  return Float64Array.from(naming, (cell) => {
    const [x, y] = [(cell % CELLS) * CELL_PARTS, Math.floor(cell / CELLS) * CELL_PARTS];
    let sum = 0;
    for (let part = 0; part < CELL_PARTS ** 2; part += 1) {
      const at = turn(x + (part % CELL_PARTS), y + Math.floor(part / CELL_PARTS));
      const [column, row] = [(at % SIDE) + left, Math.floor(at / SIDE) + top];
      sum += folded[(row & (SIDE - 1)) * SIDE + (column & (SIDE - 1))] as number;
    }
    return sum;
  });
}

/**
 * Which number's bits fit best. Whatever the picture is, bits that were thrown without it fit a sum of squares `n` by `t * sqrt(n)`
 * with a chance of at most exp(-t² / 2) (Hoeffding), so this is sure of no property of pictures.
 */
function bestOf(cells: Float64Array, key: Buffer, codes: Int32Array): { code: number; chance: number } {
  const length = Math.sqrt(cells.reduce((sum, value) => sum + value * value, 0)) || 1;
  let best = { code: 0, fit: 0 };
  for (const code of codes) {
    const bits = namingBits(key, code);
    let sum = 0;
    for (let at = 0; at < cells.length; at += 1)
      sum += ((bits[at >> 3] as number) >> (at & 7)) & 1 ? (cells[at] as number) : -(cells[at] as number);
    if (sum > best.fit) best = { code, fit: sum };
  }
  return { code: best.code, chance: Math.exp(-((best.fit / length) ** 2) / 2) };
}
