import { foreignCursor } from '../../platform/http/list-cursor.ts';
import type { Cut } from './cut.queries.ts';

/** A cursor stays within an address by so many ranges. Each ends where a sale was under way, or came to nothing after it had its numbers. */
const MOST_RANGES = 500;
const RANGE = /\[(\d+),(\d+)\)/g;
const WRITTEN = /^[\da-z]{1,10}(\.[\da-z]{1,10}\.[\da-z]{1,10}){0,500}$/;
const BASE = 36;

/** What was there, for the pages behind this one (P906): how far all was, then by turns how many numbers are left out and taken. Null for more than a cursor holds. */
export function writeCut({ until, beyond }: Cut): string | null {
  const ranges = [...beyond.matchAll(RANGE)].map(([, from, to]) => [Number(from), Number(to)] as const);
  if (ranges.length > MOST_RANGES) return null;
  let at = until;
  const steps = [until];
  for (const [from, to] of ranges) {
    steps.push(from - at, to - from);
    at = to;
  }
  return steps.map((step) => step.toString(BASE)).join('.');
}

/** @throws AppError `validation_failed` for what `writeCut` does not write */
export function parseCut(written: string): Cut {
  if (!WRITTEN.test(written)) throw foreignCursor();
  const [until = 0, ...steps] = written.split('.').map((step) => Number.parseInt(step, BASE));
  let at = until;
  const ends = steps.map((step) => (at += step));
  if (!Number.isSafeInteger(at)) throw foreignCursor();
  const ranges = ends.flatMap((end, turn) => (turn % 2 === 0 ? [`[${end},${ends[turn + 1]})`] : []));
  return { until, beyond: `{${ranges.join(',')}}` };
}
