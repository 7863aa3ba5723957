import { join } from 'node:path';
import type { RenditionName } from '../media-keys.ts';
import { type Faulty, isFaulty, runVideoTask } from './run-video-task.ts';
import { COPYING } from './task-limits.ts';
import type { Rendition } from './video-engine.ts';
import { packagedSchema } from './video-task.ts';

/** One size as it is served: a file whose parts can be played one by one, and the playlist that says where they lie. */
export interface PackagedRendition {
  name: RenditionName;
  filePath: string;
  playlistPath: string;
  /** Its line and address in the list of all sizes. */
  variant: string;
}

/** Cuts renditions into parts that can be played one by one. */
export async function packageRenditions(
  encoded: readonly Rendition[],
  folder: string,
): Promise<PackagedRendition[] | Faulty> {
  const made: PackagedRendition[] = [];
  for (const { name, path, bitsPerSecond } of encoded) {
    const output = join(folder, name);
    const task = { do: 'package', source: path, output } as const;
    const packaged = await runVideoTask({ task, folder, limits: COPYING, answer: packagedSchema });
    if (isFaulty(packaged)) return packaged;
    const { width, height, codecs, peakBitsPerSecond } = packaged;
    const bandwidth = `BANDWIDTH=${peakBitsPerSecond},AVERAGE-BANDWIDTH=${Math.min(bitsPerSecond, peakBitsPerSecond)}`;
    const variant = `#EXT-X-STREAM-INF:${bandwidth},CODECS="${codecs}",RESOLUTION=${width}x${height}\n${name}.m3u8?{query}`;
    made.push({ name, filePath: `${output}.mp4`, playlistPath: `${output}.m3u8`, variant });
  }
  return made;
}

/** The list of all sizes (RFC 8216), from which a player chooses. */
export function masterPlaylist(renditions: readonly PackagedRendition[]): string {
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  return [...head, ...renditions.map(({ variant }) => variant), ''].join('\n');
}
