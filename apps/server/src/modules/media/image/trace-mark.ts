import { createHmac, hkdfSync } from 'node:crypto';
import type { Pixels } from './decode-image.ts';

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
 * Whose number a picture carries, also when it was cropped, turned, mirrored or compressed anew; not when its size was changed.
 * @returns null where none is found for certain
 */
export function readTrace(pixels: Pixels, key: Buffer): number | null {
  const { order, signs } = layoutOf(key);
  const sums = foldedTiles(pixels);
  for (const turned of turns(sums)) {
    const cells = cellSums(turned);
    const place = placeOfTile(cells, order, signs);
    const code = place === null ? null : readCode(cells, place, order, signs, key);
    if (code !== null) return code;
  }
  return null;
}

/** Every pixel's difference to what is around it, added up over all places that the same pixel of a tile may have. */
function foldedTiles(pixels: Pixels): Float64Array {
  const { width, height } = pixels;
  const light = lightness(pixels);
  const total = summedArea(light, width, height);
  const sums = new Float64Array(TILE * TILE);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - AROUND), Math.min(height, y + AROUND + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)];
      const at = (row: number, column: number) => total[row * (width + 1) + column] ?? 0;
      const around = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
      const difference = (light[y * width + x] ?? 0) - around / ((bottom - top) * (right - left));
      const place = (y % TILE) * TILE + (x % TILE);
      // An edge of the picture would weigh as much as a hundred tiles.
      sums[place] = (sums[place] ?? 0) + Math.max(-12, Math.min(12, difference));
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
  const sync = order.slice(0, SYNC_CELLS);
  const scores = Float64Array.from(cells, (_, place) =>
    sync.reduce((sum, cell) => sum + (signs[cell] ?? 0) * valueAt(cells, place, cell), 0),
  );
  const best = scores.reduce((most, score, place) => (score > (scores[most] ?? 0) ? place : most), 0);
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + score * score, 0) / scores.length);
  return (scores[best] ?? 0) > CERTAIN * spread ? best : null;
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
