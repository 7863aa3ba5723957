import { emptySquare, transform, transformBack } from './fourier.ts';
import { TILE } from './trace-mark.ts';
import type { Plane } from './trace-plane.ts';

/** Where the next tile begins to the right of a tile, and below it, in pixels of the picture. */
export interface Lattice {
  right: { x: number; y: number };
  below: { x: number; y: number };
}

/** Side of what is transformed at a time, of pictures of few pixels, and how many are added up. */
const WINDOW = 1024;
const SMALL_WINDOW = 512;
/** Up to this many pixels on the longer side. */
const LITTLE = 600;
const WINDOWS = 6;
/** Times its size, and degrees, that are looked through. */
const SCALES = { least: 0.36, most: 1.08, step: 0.004 };
const DEGREES = { most: 2.6, step: 0.15 };
/** Tiles from one another that are compared at first, and by which steps, in pixels, a guess is then made better. */
const NEAR = 2;
const CLIMB = [
  { reach: 2, step: 0.5 },
  { reach: 3, step: 0.25 },
  { reach: 5, step: 0.12 },
  { reach: 8, step: 0.06 },
] as const;
/** Guesses that are made better, and of these the ones that are worth a look. */
const FOLLOWED = 16;
const WORTH_A_LOOK = 7;

/**
 * How tiles may lie in a picture, likely ones first: what repeats over all of it is as far away from itself in every direction. No
 * key is needed for this, and a picture may repeat by itself, so each is but a guess.
 */
export function latticesOf(plane: Plane): Lattice[] {
  const likeness = likenessOf(plane);
  const guesses: { lattice: Lattice; score: number }[] = [];
  for (let scale = SCALES.least; scale < SCALES.most; scale *= 1 + SCALES.step)
    for (let turn = -DEGREES.most; turn <= DEGREES.most; turn += DEGREES.step) {
      const lattice = turned(scale * TILE, (turn * Math.PI) / 180);
      guesses.push({ lattice, score: scoreOf(likeness, lattice, NEAR) });
    }
  guesses.sort((one, other) => other.score - one.score);
  const chosen: Lattice[] = [];
  for (const { lattice } of guesses) {
    if (chosen.length >= FOLLOWED) break;
    if (chosen.some((other) => isBeside(other, lattice, 2.5))) continue;
    chosen.push(lattice);
  }
  return chosen
    .map((lattice) => climbed(likeness, lattice))
    .sort((one, other) => other.score - one.score)
    .map(({ lattice }) => lattice)
    .filter((lattice, at, all) => all.findIndex((other) => isBeside(other, lattice, 0.3)) === at)
    .slice(0, WORTH_A_LOOK);
}

export function turned(side: number, angle: number): Lattice {
  const [x, y] = [side * Math.cos(angle), side * Math.sin(angle)];
  return { right: { x, y }, below: { x: -y, y: x } };
}

function isBeside(one: Lattice, other: Lattice, pixels: number): boolean {
  return (
    Math.hypot(one.right.x - other.right.x, one.right.y - other.right.y) < pixels &&
    Math.hypot(one.below.x - other.below.x, one.below.y - other.below.y) < pixels
  );
}

/** How much places have in common that are so far from one another, in standard deviations; distances wrap around. */
interface Likeness {
  side: number;
  data: Float64Array;
}

/** How much all places so far from one another have in common, for every distance; from windows spread over the picture. */
function likenessOf(plane: Plane): Likeness {
  const side = Math.max(plane.width, plane.height) <= LITTLE ? SMALL_WINDOW : WINDOW;
  const sum = emptySquare(side);
  const places = [...windowsOf(plane, side)];
  for (let at = 0; at < places.length; at += 2) {
    const both = emptySquare(side);
    copyWindow(plane, places[at] as Place, side, both.re);
    if (places[at + 1]) copyWindow(plane, places[at + 1] as Place, side, both.im);
    transform(both);
    for (let value = 0; value < sum.re.length; value += 1)
      sum.re[value] =
        (sum.re[value] as number) + (both.re[value] as number) ** 2 + (both.im[value] as number) ** 2;
  }
  // Of two windows in one transform the real part of what comes back is the sum of both.
  transformBack(sum);
  return { side, data: withoutSlopes(sum.re, side) };
}

interface Place {
  x: number;
  y: number;
}

function* windowsOf({ width, height }: Plane, side: number): Generator<Place> {
  const starts = (length: number, most: number) => {
    const count = Math.max(1, Math.min(most, Math.ceil((length - side / 4) / side)));
    return Array.from({ length: count }, (_, at) =>
      count === 1
        ? Math.max(0, (length - side) >> 1)
        : Math.round((at * Math.max(0, length - side)) / (count - 1)),
    );
  };
  let left = WINDOWS;
  for (const y of starts(height, 3))
    for (const x of starts(width, 2)) {
      if (left === 0) return;
      left -= 1;
      yield { x, y };
    }
}

function copyWindow({ data, width, height }: Plane, from: Place, side: number, into: Float64Array): void {
  const [columns, rows] = [Math.min(side, width - from.x), Math.min(side, height - from.y)];
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      into[y * side + x] = data[(from.y + y) * width + from.x + x] as number;
}

/** What a picture has in common with itself near by falls off slowly; a repetition is a peak of a few pixels. */
function withoutSlopes(likeness: Float64Array, side: number): Float64Array {
  const sharp = new Float64Array(likeness.length);
  const at = (x: number, y: number) => likeness[(y & (side - 1)) * side + (x & (side - 1))] as number;
  for (let y = -8; y < side / 2; y += 1)
    for (let x = -side / 2; x < side / 2; x += 1) {
      const around =
        (at(x - 4, y) +
          at(x + 4, y) +
          at(x, y - 4) +
          at(x, y + 4) +
          at(x - 3, y - 3) +
          at(x + 3, y - 3) +
          at(x - 3, y + 3) +
          at(x + 3, y + 3)) /
        8;
      const peak = at(x, y) - around;
      sharp[(y & (side - 1)) * side + (x & (side - 1))] = peak;
    }
  const typical = Math.sqrt(sharp.reduce((sum, value) => sum + value * value, 0) / sharp.length) || 1;
  // One strong repetition of the picture's own is no better than a weak one.
  return sharp.map((value) => Math.max(-4, Math.min(4, value / typical)));
}

/** How much tiles have in common that are up to so many from one another, in standard deviations. */
function scoreOf(likeness: Likeness, { right, below }: Lattice, reach: number): number {
  let [sum, count] = [0, 0];
  for (let down = 0; down <= reach; down += 1)
    for (let aside = down === 0 ? 1 : -reach; aside <= reach; aside += 1) {
      const [x, y] = [aside * right.x + down * below.x, aside * right.y + down * below.y];
      if (Math.abs(x) > likeness.side / 2 - 8 || y > likeness.side / 2 - 8) continue;
      sum += between(likeness, x, y);
      count += 1;
    }
  return count === 0 ? 0 : sum / Math.sqrt(count);
}

function between({ side, data }: Likeness, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [aside, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    data[(row & (side - 1)) * side + (column & (side - 1))] as number;
  return (
    (at(left, top) * (1 - aside) + at(left + 1, top) * aside) * (1 - down) +
    (at(left, top + 1) * (1 - aside) + at(left + 1, top + 1) * aside) * down
  );
}

/** Moved by smaller and smaller steps for as long as that fits better, looking ever farther: also where it was stretched. */
function climbed(likeness: Likeness, from: Lattice): { lattice: Lattice; score: number } {
  let lattice = from;
  for (const { reach, step } of CLIMB)
    for (let round = 0, isBetter = true; isBetter && round < 8; round += 1) {
      const before: number = scoreOf(likeness, lattice, reach);
      let best = { lattice, score: before };
      for (const next of neighbours(lattice, step)) {
        const score = scoreOf(likeness, next, reach);
        if (score > best.score) best = { lattice: next, score };
      }
      isBetter = best.score > before;
      lattice = best.lattice;
    }
  return { lattice, score: scoreOf(likeness, lattice, 3) };
}

function* neighbours({ right, below }: Lattice, step: number): Generator<Lattice> {
  for (const by of [-step, step]) {
    yield { right: { x: right.x + by, y: right.y }, below };
    yield { right: { x: right.x, y: right.y + by }, below };
    yield { right, below: { x: below.x + by, y: below.y } };
    yield { right, below: { x: below.x, y: below.y + by } };
    yield { right: { x: right.x + by, y: right.y }, below: { x: below.x, y: below.y + by } };
    yield { right: { x: right.x, y: right.y + by }, below: { x: below.x - by, y: below.y } };
  }
}
