import { openWire } from './wire.ts';

export interface ViewerResult {
  /** From the first request to enough to play; null where it never came. */
  startMs: number | null;
  stalls: number;
  parts: number;
  bytes: number;
  errors: number;
}

export interface ViewerOptions {
  origin: string;
  playlist: string;
  headers: string;
  until: number;
}

interface ListedPart {
  ms: number;
  name: string;
  msn: number;
  index: number;
}

/** What players hold before they begin: a part, and the init segment. */
const PART = /#EXT-X-PART:DURATION=([\d.]+),URI="([^"]+)"/g;
const PLACE = /^p(\d+)\.(\d+)\./;
const HOLD_BACK = 3;

/** A player of low-latency HLS without a picture: it asks as hls.js does, and plays as fast as time passes. */
export async function watch({ origin, playlist, headers, until }: ViewerOptions): Promise<ViewerResult> {
  const result: ViewerResult = { startMs: null, stalls: 0, parts: 0, bytes: 0, errors: 0 };
  const wire = openWire(origin);
  const folder = playlist.slice(0, playlist.lastIndexOf('/') + 1);
  const began = performance.now();
  let last: ListedPart | null = null;
  let loadedMs = 0;
  let playedFrom: number | null = null;
  try {
    while (Date.now() < until) {
      const query: string = last ? `?_HLS_msn=${last.msn}&_HLS_part=${last.index + 1}` : '';
      const list = await wire.get(`${playlist}${query}`, headers, true);
      if (list.status !== 200) {
        result.errors += 1;
        break;
      }
      const parts = [...list.text.matchAll(PART)].map(([, duration = '', name = '']) => {
        const [, msn = 0, index = 0] = (PLACE.exec(name) ?? []).map(Number);
        return { ms: Number(duration) * 1000, name, msn, index } satisfies ListedPart;
      });
      if (!last) {
        const init = /EXT-X-MAP:URI="([^"]+)"/.exec(list.text)?.[1] ?? '';
        await wire.get(`${folder}${init}`, headers);
      }
      const fresh: ListedPart[] = last
        ? parts.filter((part) => isAfter(part, last))
        : parts.slice(-HOLD_BACK);
      for (const part of fresh) {
        const got = await wire.get(`${folder}${part.name}`, headers);
        if (got.status !== 200) {
          result.errors += 1;
          continue;
        }
        result.parts += 1;
        result.bytes += got.bytes;
        last = part;
        const now = performance.now();
        if (playedFrom === null) {
          result.startMs = now - began;
          playedFrom = now;
        } else if (now - playedFrom > loadedMs) {
          // What was to be shown was not there: it stood still until now.
          result.stalls += 1;
          playedFrom = now - loadedMs;
        }
        loadedMs += part.ms;
      }
    }
  } catch {
    result.errors += 1;
  }
  wire.close();
  return result;
}

function isAfter(part: ListedPart, last: ListedPart | null): boolean {
  return last === null || part.msn > last.msn || (part.msn === last.msn && part.index > last.index);
}

/** The same traffic without anything to wait for: a list and a part each half second. */
export async function fetchSteadily(origin: string, until: number, everyMs: number): Promise<ViewerResult> {
  const result: ViewerResult = { startMs: 0, stalls: 0, parts: 0, bytes: 0, errors: 0 };
  const wire = openWire(origin);
  let next = performance.now() + Math.random() * everyMs;
  while (Date.now() < until) {
    await new Promise((done) => setTimeout(done, Math.max(0, next - performance.now())));
    await wire.get('/list', '', true);
    const got = await wire.get('/part', '');
    result.parts += 1;
    result.bytes += got.bytes;
    next += everyMs;
  }
  wire.close();
  return result;
}
