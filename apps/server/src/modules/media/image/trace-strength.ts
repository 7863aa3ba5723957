import type { Pixels } from './decode-image.ts';

/** Pixels of a block on each side: the picture is judged in these. */
const BLOCK = 4;
/** Of 255: texture below it hides nothing; above it the least step, and more by how much there is, up to the most. */
const HIDES_NOTHING = 0.1;
const SHARE = 1.4;
const MOST = 6;
/** Pixels over which a bend is looked at: neighbours are too alike in what was compressed. */
const REACH = 2;

/** By how much each block of a picture may be lighter or darker without its being seen, whole steps of 255. */
export interface Strengths {
  data: Uint8Array;
  width: number;
}

/**
 * A just-noticeable difference by texture alone (P397): on flat colour and on a soft slope nothing is hidden, so nothing is
 * changed. A block beside an edge is not textured, whatever the edge adds to it, so the calmest of the nine around it counts.
 */
export function strengthsOf(pixels: Pixels): Strengths {
  const [width, height] = [Math.ceil(pixels.width / BLOCK), Math.ceil(pixels.height / BLOCK)];
  const bends = bendsOf(pixels, width, height);
  const aside = bends.map((own, at) => {
    const x = at % width;
    const left = x > 0 ? (bends[at - 1] as number) : own;
    return Math.min(own, left, x < width - 1 ? (bends[at + 1] as number) : own);
  });
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const texture = Math.min(aside[at] as number, aside[at - width] ?? 255, aside[at + width] ?? 255);
    if (texture > HIDES_NOTHING) data[at] = Math.min(MOST, 1 + Math.floor((texture - HIDES_NOTHING) * SHARE));
  }
  return { data, width };
}

/** How much the green of each block bends, sideways and downwards: 0 where it is flat or one slope. */
function bendsOf({ data, width, height }: Pixels, columns: number, rows: number): Float32Array {
  const bends = new Float32Array(columns * rows);
  const [aside, below] = [3 * REACH, 3 * REACH * width];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let [sum, count] = [0, 0];
      for (let y = Math.max(REACH, row * BLOCK); y < Math.min(height - REACH, (row + 1) * BLOCK); y += 1)
        // Every other pixel, as on a chessboard, says as much.
        for (let x = column * BLOCK + (y & 1); x < Math.min(width - REACH, (column + 1) * BLOCK); x += 2) {
          if (x < REACH) continue;
          const at = (y * width + x) * 3 + 1;
          const twice = 2 * (data[at] as number);
          sum += Math.abs((data[at - aside] as number) + (data[at + aside] as number) - twice);
          sum += Math.abs((data[at - below] as number) + (data[at + below] as number) - twice);
          count += 4;
        }
      bends[row * columns + column] = count === 0 ? 0 : sum / count;
    }
  return bends;
}
