import { createHmac, hkdfSync } from 'node:crypto';
import type { Pixels } from './decode-image.ts';
import { type Plane, periodsOf } from './trace-period.ts';

/** Cells of a tile on each side, and pixels of a cell: large enough to outlive JPEG, small enough to be there many times. */
const CELLS = 32;
const CELL = 4;
const TILE = CELLS * CELL;
/** How much lighter or darker a cell gets, of 255: not seen, and found by adding up many tiles. */
const STRENGTH = 2;
/** Cells by which a tile is found, and those for each bit of what it says. */
const SYNC_CELLS = 256;
const BIT_CELLS = 16;
const CODE_BITS = 32;
const PROOF_BITS = 16;
/** Half the width of the square around a pixel that it is compared with, so that the picture itself falls away. */
const AROUND = 6;
/** How far the place of a tile has to stand out from all others, in standard deviations. */
const CERTAIN = 7;
/** Times its size at which a picture is still read. */
const SMALLEST = 0.5;
const LARGEST = 2;
/** Sides of what is looked at for it: more takes longer, and says no more. */
const ENOUGH = 2048;
/** Differences beyond this, of 255, are of the picture. */
const FLAT = 3;

/** What is added to a tile's cells, -1 or 1, row by row. */
export type TraceTile = Int8Array;

/** Which cell says what, known to whoever has the key. */
function layoutOf(key: Buffer): { order: number[]; signs: Int8Array } {
  const count = CELLS * CELLS;
  const bytes = new DataView(hkdfSync('sha256', key, 'likha', 'trace layout', count * 5));
  const order = Array.from({ length: count }, (_, cell) => cell).sort(
    (a, b) => bytes.getUint32(a * 4) - bytes.getUint32(b * 4) || a - b,
  );
  const signs = Int8Array.from({ length: count }, (_, cell) =>
    bytes.getUint8(count * 4 + cell) & 1 ? 1 : -1,
  );
  return { order, signs };
}

/** Sixteen bits that nobody can make for a code without the key, so that noise accuses nobody. */
function proofOf(key: Buffer, code: number): number {
  return createHmac('sha256', key).update(`trace ${code}`).digest().readUInt16BE();
}

/**
 * The tile that says a viewer's number, of which a picture is made up.
 * @param code 0 to 2³² - 1
 */
export function traceTile(key: Buffer, code: number): TraceTile {
  const { order, signs } = layoutOf(key);
  const said = (BigInt(code) << BigInt(PROOF_BITS)) | BigInt(proofOf(key, code));
  const tile = new Int8Array(CELLS * CELLS);
  order.forEach((cell, place) => {
    const bit = Math.floor((place - SYNC_CELLS) / BIT_CELLS);
    const isOne = place < SYNC_CELLS || ((said >> BigInt(CODE_BITS + PROOF_BITS - 1 - bit)) & 1n) === 1n;
    tile[cell] = (signs[cell] ?? 1) * (isOne ? 1 : -1);
  });
  return tile;
}

/** Makes each pixel a little lighter or darker by its cell; the tile repeats over the whole picture. */
export function pressTrace({ data, width, height }: Pixels, tile: TraceTile): void {
  for (let y = 0; y < height; y += 1) {
    const row = ((y % TILE) >> 2) * CELLS;
    for (let x = 0; x < width; x += 1) {
      const change = (tile[row + ((x % TILE) >> 2)] ?? 0) * STRENGTH;
      const first = (y * width + x) * 3;
      for (let channel = first; channel < first + 3; channel += 1)
        data[channel] = Math.min(255, Math.max(0, (data[channel] ?? 0) + change));
    }
  }
}

/**
 * Whose number a picture carries, also when it was cropped, turned, mirrored, compressed anew or made half to twice as large.
 * @returns null where none is found for certain
 */
export function readTrace(pixels: Pixels, key: Buffer): number | null {
  const plane = differences(pixels, AROUND);
  return readScaled(plane, { x: TILE, y: TILE }, key) ?? readResized(middleOf(pixels, ENOUGH), key);
}

/** Tiles of another size still come again and again: after how many pixels says what their size is. */
function readResized(pixels: Pixels, key: Buffer): number | null {
  const flat = flattened(differences(pixels, AROUND));
  for (const period of periodsOf(flat, TILE * SMALLEST, TILE * LARGEST)) {
    const around = Math.max(2, Math.round((AROUND * period.x) / TILE));
    const code = readScaled(differences(pixels, around), period, key);
    if (code !== null) return code;
  }
  return null;
}

/** At most so many pixels each way, from the middle. */
function middleOf(pixels: Pixels, most: number): Pixels {
  const [width, height] = [Math.min(pixels.width, most), Math.min(pixels.height, most)];
  const [left, top] = [(pixels.width - width) >> 1, (pixels.height - height) >> 1];
  const rows = Array.from({ length: height }, (_, y) => {
    const first = ((top + y) * pixels.width + left) * 3;
    return pixels.data.subarray(first, first + width * 3);
  });
  return { data: Buffer.concat(rows), width, height };
}

/** @param period how wide and high a tile is, in pixels */
function readScaled(plane: Plane, period: { x: number; y: number }, key: Buffer): number | null {
  const { order, signs } = layoutOf(key);
  for (const turned of turns(foldedTiles(plane, period))) {
    const cells = cellSums(turned);
    const place = placeOfTile(cells, order, signs);
    const code = place === null ? null : readCode(cells, place, order, signs, key);
    if (code !== null) return code;
  }
  return null;
}

/** Every pixel's difference to what is around it, in a square that reaches so many pixels each way. */
function differences(pixels: Pixels, around: number): Plane {
  const { width, height } = pixels;
  const light = lightness(pixels);
  const total = summedArea(light, width, height);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - around), Math.min(height, y + around + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around + 1)];
      const at = (row: number, column: number) => total[row * (width + 1) + column] ?? 0;
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
      const difference = (light[y * width + x] ?? 0) - sum / ((bottom - top) * (right - left));
      // An edge of the picture would weigh as much as a hundred tiles.
      data[y * width + x] = Math.max(-12, Math.min(12, difference));
    }
  }
  return { data, width, height };
}

/** The same with every edge as weak as the mark: of what repeats, only the mark is in all of the picture. */
function flattened({ data, width, height }: Plane): Plane {
  return { data: data.map((value) => Math.max(-FLAT, Math.min(FLAT, value))), width, height };
}

/** Added up over all places that the same pixel of a tile may have. */
function foldedTiles({ data, width, height }: Plane, period: { x: number; y: number }): Float64Array {
  const sums = new Float64Array(TILE * TILE);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x * TILE) / period.x) % TILE);
  for (let y = 0; y < height; y += 1) {
    const row = (Math.floor((y * TILE) / period.y) % TILE) * TILE;
    for (let x = 0; x < width; x += 1) {
      const place = row + (columns[x] ?? 0);
      sums[place] = (sums[place] ?? 0) + (data[y * width + x] ?? 0);
    }
  }
  return sums;
}

function lightness({ data, width, height }: Pixels): Float32Array {
  return Float32Array.from(
    { length: width * height },
    (_, pixel) => ((data[pixel * 3] ?? 0) + (data[pixel * 3 + 1] ?? 0) + (data[pixel * 3 + 2] ?? 0)) / 3,
  );
}

function summedArea(light: Float32Array, width: number, height: number): Float64Array {
  const total = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += light[y * width + x] ?? 0;
      total[(y + 1) * (width + 1) + x + 1] = (total[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return total;
}

/** A square that repeats, as it is, mirrored, and each of both turned by quarters. */
function* turns(sums: Float64Array): Generator<Float64Array> {
  let turned = sums;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    yield turned;
    yield rearranged(turned, (x, y) => y * TILE + (TILE - 1 - x));
    turned = rearranged(turned, (x, y) => (TILE - 1 - x) * TILE + y);
  }
}

function rearranged(sums: Float64Array, from: (x: number, y: number) => number): Float64Array {
  return sums.map((_, place) => sums[from(place % TILE, Math.floor(place / TILE))] ?? 0);
}

/** What a cell adds up to that begins at each pixel. */
function cellSums(sums: Float64Array): Float64Array {
  return sums.map((_, place) => {
    const [x, y] = [place % TILE, Math.floor(place / TILE)];
    let sum = 0;
    for (let dy = 0; dy < CELL; dy += 1)
      for (let dx = 0; dx < CELL; dx += 1) sum += sums[((y + dy) % TILE) * TILE + ((x + dx) % TILE)] ?? 0;
    return sum;
  });
}

/** Where a tile begins; null where no place stands out. */
function placeOfTile(cells: Float64Array, order: number[], signs: Int8Array): number | null {
  const scores = syncScores(cells, order, signs);
  const best = scores.reduce((most, score, place) => (score > (scores[most] ?? 0) ? place : most), 0);
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + score * score, 0) / scores.length);
  return (scores[best] ?? 0) > CERTAIN * spread ? best : null;
}

/** How well the cells by which a tile is found fit, for each place where it may begin. */
function syncScores(cells: Float64Array, order: number[], signs: Int8Array): Float64Array {
  const scores = new Float64Array(TILE * TILE);
  // Four tiles side by side, so that nothing has to be looked for beyond an edge: this is where reading spends its time.
  const wide = 2 * TILE;
  const repeated = Float64Array.from(
    { length: wide * wide },
    (_, at) => cells[(Math.floor(at / wide) % TILE) * TILE + (at % TILE)] ?? 0,
  );
  for (const cell of order.slice(0, SYNC_CELLS)) {
    const sign = signs[cell] ?? 0;
    const first = Math.floor(cell / CELLS) * CELL * wide + (cell % CELLS) * CELL;
    for (let y = 0; y < TILE; y += 1)
      for (let x = 0; x < TILE; x += 1) {
        const place = y * TILE + x;
        scores[place] = (scores[place] ?? 0) + sign * (repeated[first + y * wide + x] ?? 0);
      }
  }
  return scores;
}

function valueAt(cells: Float64Array, place: number, cell: number): number {
  const x = ((place % TILE) + (cell % CELLS) * CELL) % TILE;
  const y = (Math.floor(place / TILE) + Math.floor(cell / CELLS) * CELL) % TILE;
  return cells[y * TILE + x] ?? 0;
}

function readCode(
  cells: Float64Array,
  place: number,
  order: number[],
  signs: Int8Array,
  key: Buffer,
): number | null {
  let said = 0n;
  for (let bit = 0; bit < CODE_BITS + PROOF_BITS; bit += 1) {
    const from = SYNC_CELLS + bit * BIT_CELLS;
    const sum = order
      .slice(from, from + BIT_CELLS)
      .reduce((total, cell) => total + (signs[cell] ?? 0) * valueAt(cells, place, cell), 0);
    said = (said << 1n) | (sum > 0 ? 1n : 0n);
  }
  const code = Number(said >> BigInt(PROOF_BITS));
  return proofOf(key, code) === Number(said & ((1n << BigInt(PROOF_BITS)) - 1n)) ? code : null;
}
