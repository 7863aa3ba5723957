import type { LiveLine } from '../live.ts';

/** How long a tip is shown over the picture; a large one stays longer. */
export function shownMs(credits: number): number {
  return credits >= 500 ? 9000 : credits >= 100 ? 7000 : 5000;
}

/** Where many tip at once, only so many wait for their turn: the largest. */
const MOST_WAITING = 5;

export interface TipTurn {
  /** Up to which `seq` tips have been looked at. */
  seen: number;
  waiting: readonly LiveLine[];
}

/** Takes those tips into line that came since. What was said before one came is not shown again. */
export function withNewTips(turn: TipTurn, lines: readonly LiveLine[]): TipTurn {
  const newest = lines.at(-1)?.seq ?? 0;
  if (newest <= turn.seen) return turn;
  const fresh = lines.filter(
    ({ kind, seq, credits }) => kind === 'tip' && seq > turn.seen && credits !== null,
  );
  if (fresh.length === 0) return { ...turn, seen: newest };
  const all = [...turn.waiting, ...fresh];
  const largest = [...all]
    .sort((one, other) => (other.credits ?? 0) - (one.credits ?? 0))
    .slice(0, MOST_WAITING);
  return { seen: newest, waiting: all.filter((line) => largest.includes(line)) };
}
