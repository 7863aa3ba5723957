import { PARTS, RELAY } from './live-figures.ts';
import type { Segment } from './ring.ts';

/** How files of a stream are called: nobody guesses the next one's name who was not told it (P614). */
export interface Names {
  init(generation: number): string;
  part(msn: number, index: number): string;
  segment(msn: number): string;
  /** What a name is of; null for one that we never gave. */
  read(name: string): FileName | null;
}

export type FileName = { generation: number } | { msn: number; index?: number };

export interface Shown {
  segments: readonly Segment[];
  isEnded: boolean;
  names: Names;
}

const seconds = (ms: number) => (ms / 1000).toFixed(5);

/** The low-latency HLS playlist of what there is (RFC 8216bis): the same bytes for everybody. */
export function renderPlaylist({ segments, isEnded, names }: Shown): string {
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return '';
  const longestPart = Math.max(PARTS.toldMs, ...segments.flatMap(({ parts }) => parts.map(({ ms }) => ms)));
  const longest = Math.max(PARTS.inSegment * PARTS.ms, ...segments.map(({ ms }) => ms));
  const told = Math.ceil(longestPart / 50) * 50;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${Math.round(longest / 1000)}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${((told * RELAY.holdBack) / 1000).toFixed(2)}`,
    `#EXT-X-PART-INF:PART-TARGET=${(told / 1000).toFixed(2)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first.msn}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first.breaks - (first.isBreak ? 1 : 0)}`,
  ];
  let generation = -1;
  for (const [at, segment] of segments.entries()) {
    if (segment.isBreak) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.generation !== generation) lines.push(`#EXT-X-MAP:URI="${names.init(segment.generation)}"`);
    ({ generation } = segment);
    if (at >= segments.length - RELAY.segmentsWithParts)
      for (const [index, part] of segment.parts.entries())
        lines.push(
          `#EXT-X-PART:DURATION=${seconds(part.ms)},URI="${names.part(segment.msn, index)}",INDEPENDENT=YES`,
        );
    if (segment.whole) lines.push(`#EXTINF:${seconds(segment.ms)},`, names.segment(segment.msn));
  }
  if (isEnded) lines.push('#EXT-X-ENDLIST');
  else {
    const next = last.whole ? names.part(last.msn + 1, 0) : names.part(last.msn, last.parts.length);
    lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${next}"`);
  }
  lines.push('');
  return lines.join('\n');
}
