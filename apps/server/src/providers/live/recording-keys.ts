import { RELAY } from './live-figures.ts';

const DIGITS = 6;

/** Where a stretch of a recording is stored. Each begins with an init segment, so that it can be read by itself. */
export function chunkKey(streamId: string, chunk: number): string {
  return `live/${streamId}/${String(chunk).padStart(DIGITS, '0')}.mp4`;
}

/** Which one a segment is in: the same whichever node writes it. */
export const chunkOf = (msn: number): number => Math.floor(msn / RELAY.recordedSegments);
export const firstSegmentOf = (chunk: number): number => chunk * RELAY.recordedSegments;
