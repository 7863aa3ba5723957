import { setTimeout as pause } from 'node:timers/promises';
import { FACES, type Face, headersOf } from './faces.ts';
import type { Read } from './reads.ts';
import type { Size } from './size.ts';

/** How often each is asked. */
export const ASKS = Number(process.env.BENCH_ASKS ?? 30);
/** What is asked before anything counts: connections prepare their statements, and pages are in memory. */
const WARM_UP = 3;
const DEEP_PAGES = 10;
const PATIENCE_MS = 120_000;

/** How long the same took so often: half of it, and all but the hundredth part. */
export interface Times {
  p50: number;
  p99: number;
}

/** One call, and how it was answered. */
export interface Timed {
  ms: number;
  status: number;
  text: string;
}

/** Somebody's question, the same at all sizes. */
export interface Asked {
  name: string;
  face: Face;
  url: string;
  headers: Record<string, string>;
}

export const timesOf = (all: readonly number[]): Times => {
  const sorted = [...all].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
};

export async function ask({ url, headers }: Asked): Promise<{ status: number; body: unknown; ms: number }> {
  const begun = performance.now();
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  const text = await answer.text();
  const ms = performance.now() - begun;
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text, ms };
}

export async function timeOf(asked: Asked, asks = ASKS): Promise<Times> {
  for (let n = 0; n < WARM_UP; n += 1) await ask(asked);
  const all: number[] = [];
  for (let n = 0; n < asks; n += 1) all.push((await ask(asked)).ms);
  return timesOf(all);
}

/** Every question that is answered to one of those who ask, and for lists one of a page far behind the first. */
export async function findAsked(origin: string, reads: readonly Read[], size: Size): Promise<Asked[]> {
  const found: Asked[] = [];
  for (const read of reads)
    for (const face of FACES) {
      const asked = { name: read.name, face, url: origin + read.path, headers: headersOf(face, size) };
      const { status, body } = await ask(asked);
      if (status !== 200) continue;
      found.push(asked);
      const deep = read.isPaged ? await deepCursor(asked, body) : null;
      if (deep) found.push({ ...asked, name: `${read.name}, far behind`, url: withCursor(asked.url, deep) });
      await pause(0);
    }
  return found;
}

const withCursor = (url: string, cursor: string) =>
  `${url}${url.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;

/** Of the last page, or of one far behind where there are more. */
async function deepCursor(asked: Asked, first: unknown): Promise<string | null> {
  let cursor = cursorOf(first);
  for (let page = 1; cursor && page < DEEP_PAGES; page += 1) {
    const { body } = await ask({ ...asked, url: withCursor(asked.url, cursor) });
    const next = cursorOf(body);
    if (!next) break;
    cursor = next;
  }
  return cursor;
}

const cursorOf = (body: unknown): string | null =>
  (body as { next_cursor?: string | null } | null)?.next_cursor ?? null;
