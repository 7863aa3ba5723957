import type { Pixels } from './decode-image.ts';

/** One number for each pixel, row by row. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/** Half the width of the square around a pixel that it is compared with, so that the picture itself falls away. */
const AROUND = 5;
/** Of 255: what differs less than this all around is noise of compressing. */
const CALM = 1.5;
/** More than so many times what is usual around it is an edge, which would weigh as much as a hundred tiles. */
const LIMIT = 2;

/** The mean of a pixel's channels. */
export function lightnessOf({ data, width, height }: Pixels): Plane {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1)
    light[at] = ((data[at * 3] as number) + (data[at * 3 + 1] as number) + (data[at * 3 + 2] as number)) / 3;
  return { data: light, width, height };
}

/** Half as large each way: every four pixels their mean. */
export function halved({ data, width, height }: Plane): Plane {
  const [columns, rows] = [width >> 1, height >> 1];
  const half = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const at = 2 * y * width + 2 * x;
      half[y * columns + x] =
        ((data[at] as number) +
          (data[at + 1] as number) +
          (data[at + width] as number) +
          (data[at + width + 1] as number)) /
        4;
    }
  return { data: half, width: columns, height: rows };
}

/**
 * By how much every pixel stands out from those around it, in what is usual there: the mark is pressed as strongly as the
 * texture allows, so in these it is about as strong everywhere.
 */
export function standingOut(light: Plane): Plane {
  const { width, height } = light;
  const data = new Float32Array(width * height);
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  const add = (row: number, sign: number) => {
    if (row < 0 || row >= height) return;
    for (let x = 0; x < width; x += 1) {
      const value = light.data[row * width + x] as number;
      sums[x] = (sums[x] as number) + sign * value;
      squares[x] = (squares[x] as number) + sign * value * value;
    }
  };
  for (let row = 0; row < AROUND; row += 1) add(row, 1);
  for (let y = 0; y < height; y += 1) {
    add(y + AROUND, 1);
    add(y - AROUND - 1, -1);
    const rows = Math.min(height, y + AROUND + 1) - Math.max(0, y - AROUND);
    let [sum, square] = [0, 0];
    for (let x = -AROUND; x < width; x += 1) {
      const [entering, leaving] = [x + AROUND, x - AROUND - 1];
      if (entering < width) {
        sum += sums[entering] as number;
        square += squares[entering] as number;
      }
      if (leaving >= 0) {
        sum -= sums[leaving] as number;
        square -= squares[leaving] as number;
      }
      if (x < 0) continue;
      const count = rows * (Math.min(width, x + AROUND + 1) - Math.max(0, x - AROUND));
      const mean = sum / count;
      const spread = Math.sqrt(Math.max(0, square / count - mean * mean)) + CALM;
      const own = ((light.data[y * width + x] as number) - mean) / spread;
      data[y * width + x] = Math.max(-LIMIT, Math.min(LIMIT, own));
    }
  }
  return { data, width, height };
}
