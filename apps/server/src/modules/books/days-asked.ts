import { philippineTime } from '../../platform/philippine-time.ts';

/** The days that sums are asked for: up to today, from the first of their month on, where they are left out. */
export function daysAsked(
  now: Date,
  asked: { from?: string | undefined; to?: string | undefined },
): { from: string; to: string } {
  const to = asked.to ?? philippineTime(now).slice(0, 10);
  return { from: asked.from ?? `${to.slice(0, 7)}-01`, to };
}
