/** One number for each pixel, row by row. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

type Axis = 'x' | 'y';

/** Enough pixels to look at for one distance: more only take longer. */
const LOOKED_AT = 250_000;
/** How far a distance has to stand out from those around it, in standard deviations, and how many are followed. */
const STANDS_OUT = 3;
const FOLLOWED = 4;
/** One that stands out may be the second or third of another. */
const MULTIPLES = [1, 2, 3];
/** Of a side, over which two places are compared: beyond it too little of the picture is left. */
const FARTHEST = 0.6;

/**
 * After how many pixels something that repeats over the whole picture comes again, sideways and downwards: likely ones first,
 * to a fraction of a pixel.
 * @param least and `most` pixels between which they are looked for
 */
export function* periodsOf(plane: Plane, least: number, most: number): Generator<{ x: number; y: number }> {
  for (const rough of roughPeriods(plane, least, most))
    yield { x: refined(plane, 'x', rough), y: refined(plane, 'y', rough) };
}

function roughPeriods(plane: Plane, least: number, most: number): number[] {
  const distances = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const likeness = distances.map(
    (distance) => likenessAt(plane, 'x', distance) + likenessAt(plane, 'y', distance),
  );
  // What a picture has in common with itself near by falls off slowly; a repetition is a peak of a few pixels.
  const peaks = likeness.map((value, at) => {
    const around = [-4, -3, 3, 4].map((step) => likeness[at + step] ?? value);
    return value - around.reduce((sum, each) => sum + each, 0) / around.length;
  });
  const spread = Math.sqrt(peaks.reduce((sum, peak) => sum + peak * peak, 0) / peaks.length);
  const found = peaks
    .map((peak, at) => ({ peak, at }))
    .filter(
      ({ peak, at }) =>
        peak > STANDS_OUT * spread && peak >= Math.max(peaks[at - 1] ?? 0, peaks[at + 1] ?? 0),
    )
    .sort((a, b) => b.peak - a.peak)
    .slice(0, FOLLOWED)
    .flatMap(({ at }) => MULTIPLES.map((multiple) => (least + at) / multiple))
    .filter((period) => period >= least);
  return found.filter((period, at) => found.findIndex((other) => Math.abs(other - period) < 1) === at);
}

/** Places of the same repetition that are twice as far away say it twice as exactly. */
function refined(plane: Plane, axis: Axis, rough: number): number {
  const farthest = FARTHEST * (axis === 'x' ? plane.width : plane.height);
  let period = rough;
  for (let count = 1; count * period < farthest; count *= 2) {
    const near = Math.round(count * period);
    const values = [-2, -1, 0, 1, 2].map((step) => likenessAt(plane, axis, near + step));
    const best = values.reduce((most, value, at) => (value > (values[most] ?? 0) ? at : most), 0);
    period = (near - 2 + best + peakBeside(values, best)) / count;
  }
  return period;
}

/** Where between its neighbours the peak of a parabola through three values lies: -0.5 to 0.5. */
function peakBeside(values: readonly number[], at: number): number {
  const [before, middle, after] = [values[at - 1], values[at], values[at + 1]];
  if (before === undefined || middle === undefined || after === undefined) return 0;
  const bend = before - 2 * middle + after;
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)));
}

/** How much places so far from one another have in common: the mean of their products. */
function likenessAt({ data, width, height }: Plane, axis: Axis, distance: number): number {
  const [columns, rows] = axis === 'x' ? [width - distance, height] : [width, height - distance];
  if (columns <= 0 || rows <= 0) return 0;
  const step = axis === 'x' ? distance : distance * width;
  const everyRow = Math.ceil((columns * rows) / LOOKED_AT);
  let [sum, count] = [0, 0];
  for (let y = 0; y < rows; y += everyRow) {
    const start = y * width;
    for (let at = start; at < start + columns; at += 1) sum += (data[at] ?? 0) * (data[at + step] ?? 0);
    count += columns;
  }
  return sum / count;
}
