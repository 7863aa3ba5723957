import { DAY_MS } from '../../platform/durations.ts';
import { dawnOf, philippineTime } from '../../platform/philippine-time.ts';

/** A Philippine day, today where none is named, and its end. */
export function dayAsked(now: Date, asked: string | undefined): { on: string; end: Date } {
  const { to: on } = daysAsked(now, { to: asked });
  return { on, end: new Date(dawnOf(on).getTime() + DAY_MS) };
}

/** The days that sums are asked for: up to today, from the first of their month on, where they are left out. */
export function daysAsked(
  now: Date,
  asked: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  const to = asked.to ?? philippineTime(now).slice(0, 10);
  return { from: asked.from ?? `${to.slice(0, 7)}-01`, to };
}
