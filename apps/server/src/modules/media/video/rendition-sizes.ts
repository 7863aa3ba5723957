import type { RenditionName } from '../media-keys.ts';

/** What is served of a video: 720p where the source is that large, and 480p. */
const LADDER = [
  { name: 'high', shortestSide: 720, bitsPerSecond: 2_500_000 },
  { name: 'low', shortestSide: 480, bitsPerSecond: 1_100_000 },
] as const satisfies readonly { name: RenditionName; shortestSide: number; bitsPerSecond: number }[];

export interface RenditionSize {
  name: RenditionName;
  width: number;
  height: number;
  bitsPerSecond: number;
}

const even = (side: number) => Math.max(2, Math.round(side / 2) * 2);

/**
 * The renditions of a picture of this size, the largest first: never enlarged, even sides as H.264 wants them. A source of
 * at most 480p has one.
 */
export function renditionSizes({ width, height }: { width: number; height: number }): RenditionSize[] {
  const shortest = Math.min(width, height);
  return LADDER.filter(({ name }) => name === 'low' || shortest > 480).map(
    ({ shortestSide, ...rendition }) => {
      const scale = Math.min(1, shortestSide / shortest);
      return { ...rendition, width: even(width * scale), height: even(height * scale) };
    },
  );
}
