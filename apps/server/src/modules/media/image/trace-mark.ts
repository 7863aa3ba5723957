import { createHmac, hkdfSync } from 'node:crypto';
import type { Pixels } from './decode-image.ts';
import { strengthsOf } from './trace-strength.ts';

/** Cells of a tile on each side, and pixels of a cell: large enough to outlive JPEG, small enough to be there many times. */
export const CELLS = 32;
export const CELL = 4;
export const TILE = CELLS * CELL;
/** Cells that say whose the picture is: as many as a SHA-512 has bits. The others say where a tile begins. */
const NAMING_CELLS = 512;

/** What is added to a tile's cells, -1 or 1, row by row. */
export type TraceTile = Int8Array;

/** Which cell says what, known to whoever has the key. */
export interface TraceLayout {
  /** -1 or 1 where a cell is for finding a tile, 0 where it is for naming. */
  finding: Int8Array;
  naming: number[];
}

export function traceLayout(key: Buffer): TraceLayout {
  const count = CELLS * CELLS;
  const bytes = new DataView(hkdfSync('sha256', key, 'likha', 'trace layout', count * 5));
  const order = Array.from({ length: count }, (_, cell) => cell).sort(
    (a, b) => bytes.getUint32(a * 4) - bytes.getUint32(b * 4) || a - b,
  );
  const naming = order.slice(0, NAMING_CELLS);
  const finding = Int8Array.from({ length: count }, (_, cell) =>
    bytes.getUint8(count * 4 + cell) & 1 ? 1 : -1,
  );
  for (const cell of naming) finding[cell] = 0;
  return { finding, naming };
}

/**
 * What the naming cells of a viewer's pictures say, a bit each. Nobody can tell one without the key, and those of two viewers have
 * no more in common than two throws of 512 coins: on that stands how sure a name is.
 */
export function namingBits(key: Buffer, code: number): Buffer {
  return createHmac('sha512', key).update(`trace ${code}`).digest();
}

/** The tile that says a viewer's number, of which a picture is made up. */
export function traceTile(key: Buffer, code: number): TraceTile {
  const { finding, naming } = traceLayout(key);
  const bits = namingBits(key, code);
  const tile = Int8Array.from(finding);
  naming.forEach((cell, at) => {
    tile[cell] = ((bits[at >> 3] ?? 0) >> (at & 7)) & 1 ? 1 : -1;
  });
  return tile;
}

/** Makes each pixel a little lighter or darker by its cell, as far as the picture hides it there; the tile repeats all over. */
export function pressTrace(pixels: Pixels, tile: TraceTile): void {
  const { data, width, height } = pixels;
  const strengths = strengthsOf(pixels);
  const columns = Uint8Array.from({ length: width }, (_, x) => Math.floor((x % TILE) / CELL));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y % TILE) / CELL) * CELLS;
    const first = (y >> 2) * strengths.width;
    for (let x = 0; x < width; x += 1) {
      const strength = strengths.data[first + (x >> 2)] as number;
      if (strength === 0) continue;
      const change = strength * (tile[row + (columns[x] as number)] as number);
      const at = (y * width + x) * 3;
      for (let channel = at; channel < at + 3; channel += 1)
        data[channel] = Math.min(255, Math.max(0, (data[channel] as number) + change));
    }
  }
}
