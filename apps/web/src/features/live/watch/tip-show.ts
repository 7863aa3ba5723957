import type { LiveLine } from '../live.ts';

/** How long a tip is shown over the picture; a large one stays longer. */
export function shownMs(credits: number): number {
  return credits >= 500 ? 9000 : credits >= 100 ? 7000 : 5000;
}

/** Where many tip at once, only so many wait for their turn: the largest. */
const MOST_WAITING = 5;

export interface TipTurn {
  /** Those up to this `seq` were said before one came. */
  from: number;
  /** The ids of those that have been looked at: a line of one's own comes before others that were written before it. */
  seen: ReadonlySet<string>;
  waiting: readonly LiveLine[];
}

/** @param lines what the chat begins with: it was shown to others, before */
export function firstTurn(lines: readonly LiveLine[]): TipTurn {
  return { from: lines.at(-1)?.seq ?? 0, seen: new Set(), waiting: [] };
}

/** Takes those tips into line that came since, and out of it those that were taken away (P637). What was said before one came is not shown again. */
export function withNewTips(
  turn: TipTurn,
  { lines, removed }: { lines: readonly LiveLine[]; removed: readonly string[] },
): TipTurn {
  const fresh = lines.filter(
    ({ id, kind, seq, credits }) =>
      kind === 'tip' && seq > turn.from && credits !== null && !turn.seen.has(id),
  );
  const stay = turn.waiting.filter(({ id }) => !removed.includes(id));
  if (fresh.length === 0) return stay.length === turn.waiting.length ? turn : { ...turn, waiting: stay };
  const all = [...stay, ...fresh];
  const largest = [...all]
    .sort((one, other) => (other.credits ?? 0) - (one.credits ?? 0))
    .slice(0, MOST_WAITING);
  return {
    ...turn,
    seen: new Set([...turn.seen, ...fresh.map(({ id }) => id)]),
    waiting: all.filter((line) => largest.includes(line)),
  };
}
