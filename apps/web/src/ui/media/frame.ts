const TALLEST = 4 / 5;
const WIDEST = 16 / 9;

/** The shape of a picture's frame in a feed: its own, but never taller than 4:5 nor wider than 16:9. */
export function frameRatio(width: number | null | undefined, height: number | null | undefined): number {
  if (!width || !height) return 4 / 3;
  return Math.min(Math.max(width / height, TALLEST), WIDEST);
}
