/** A part of a file that can be played by itself, in bytes; parts follow one another. */
export interface Part {
  start: number;
  bytes: number;
  fromSeconds: number;
}

interface Parts {
  file: string;
  /** How long the beginning is that every part needs. */
  headBytes: number;
  parts: readonly Part[];
  untilSeconds: number;
}

/** Where the query of the address that it is asked by is put in: what it names is signed as it is itself. */
const QUERY = '{query}';

const SHORTEST_SECONDS = 0.001;

function lengthsOf(parts: readonly Part[], untilSeconds: number): number[] {
  const ends = [...parts.slice(1).map(({ fromSeconds }) => fromSeconds), untilSeconds];
  return parts.map(({ fromSeconds }, at) =>
    Math.max(SHORTEST_SECONDS, (ends[at] ?? untilSeconds) - fromSeconds),
  );
}

/** How many bits a second its heaviest part takes; a short last one counts as a whole second. */
export function peakOf(parts: readonly Part[], untilSeconds: number): number {
  const seconds = lengthsOf(parts, untilSeconds);
  return Math.ceil(Math.max(...parts.map(({ bytes }, at) => (bytes * 8) / Math.max(1, seconds[at] ?? 1))));
}

/** The playlist of one rendition (RFC 8216): parts as stretches of one file. */
export function playlistOf({ file, headBytes, parts, untilSeconds }: Parts): string {
  const address = `${file}?${QUERY}`;
  const seconds = lengthsOf(parts, untilSeconds);
  const segments = parts.flatMap((part, at) => [
    `#EXTINF:${(seconds[at] ?? 0).toFixed(5)},`,
    `#EXT-X-BYTERANGE:${part.bytes}@${part.start}`,
    address,
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...seconds))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${headBytes}@0"`,
    ...segments,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
