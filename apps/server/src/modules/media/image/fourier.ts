/** Complex numbers in a square of `side` by `side`, row by row; `side` is a power of two. */
export interface Square {
  side: number;
  re: Float64Array;
  im: Float64Array;
}

export function emptySquare(side: number): Square {
  return { side, re: new Float64Array(side * side), im: new Float64Array(side * side) };
}

/** The discrete Fourier transform in both directions, in place and not scaled (Cooley and Tukey, radix 2). */
export function transform(square: Square): void {
  rows(square);
  transpose(square);
  rows(square);
  transpose(square);
}

/** The way back, divided by the number of values: what was transformed is there again. */
export function transformBack({ side, re, im }: Square): void {
  // Real and imaginary parts in each other's place turn one way into the other.
  transform({ side, re: im, im: re });
  const scale = 1 / (side * side);
  for (let at = 0; at < re.length; at += 1) {
    re[at] = (re[at] ?? 0) * scale;
    im[at] = (im[at] ?? 0) * scale;
  }
}

function rows({ side, re, im }: Square): void {
  const { reversed, cos, sin } = tableOf(side);
  for (let first = 0; first < re.length; first += side) {
    for (let at = 0; at < side; at += 1) {
      const other = reversed[at] as number;
      if (other > at) swap(re, im, first + at, first + other);
    }
    for (let half = 1; half < side; half *= 2) {
      const step = side / (2 * half);
      for (let block = first; block < first + side; block += 2 * half)
        for (let at = 0; at < half; at += 1) {
          // Almost all of the time is spent here; each pair taken apart at once would be an array made and thrown away.
          const low = block + at;
          const high = low + half;
          const c = cos[at * step] as number;
          const s = sin[at * step] as number;
          const x = re[high] as number;
          const y = im[high] as number;
          const real = x * c - y * s;
          const imaginary = x * s + y * c;
          re[high] = (re[low] as number) - real;
          im[high] = (im[low] as number) - imaginary;
          re[low] = (re[low] as number) + real;
          im[low] = (im[low] as number) + imaginary;
        }
    }
  }
}

function transpose({ side, re, im }: Square): void {
  for (let y = 0; y < side; y += 1)
    for (let x = y + 1; x < side; x += 1) swap(re, im, y * side + x, x * side + y);
}

function swap(re: Float64Array, im: Float64Array, one: number, other: number): void {
  const x = re[one] as number;
  const y = im[one] as number;
  re[one] = re[other] as number;
  im[one] = im[other] as number;
  re[other] = x;
  im[other] = y;
}

interface Table {
  reversed: Uint32Array;
  cos: Float64Array;
  sin: Float64Array;
}
const tables = new Map<number, Table>();

function tableOf(side: number): Table {
  const known = tables.get(side);
  if (known) return known;
  const bits = Math.log2(side);
  const reversed = new Uint32Array(side);
  for (let at = 1; at < side; at += 1)
    reversed[at] = ((reversed[at >> 1] as number) >> 1) | ((at & 1) << (bits - 1));
  const angle = (at: number) => (-2 * Math.PI * at) / side;
  const made = {
    reversed,
    cos: Float64Array.from({ length: side / 2 }, (_, at) => Math.cos(angle(at))),
    sin: Float64Array.from({ length: side / 2 }, (_, at) => Math.sin(angle(at))),
  };
  tables.set(side, made);
  return made;
}
