/** A report of which another amount arrived than it says. */
export interface Differing {
  id: string;
  provider: string;
  first_at: Date;
  last_at: Date;
  /** What did not arrive of it; below zero what arrived, or was not taken, beyond. */
  missing: number;
  /** Nothing arrived: what is left waits for a later one. */
  hasNothing: boolean;
  confirmed_at: Date;
  /** When somebody took it off the list. */
  resolved_at: Date | null;
}

export interface Carried {
  takenUpBy: Differing | null;
  takesUp: Differing | null;
  /** What still waits, below zero where its company is owed it; null of one of which something arrived. */
  left: number | null;
}

interface Waiting {
  report: Differing;
  left: number;
}

/**
 * Which later report made up for what was left of one of which nothing arrived (P909): what is missing of a later one, or arrived beyond, goes to
 * the oldest that waits for that. @param reports all that differ, the oldest first
 */
export function carriedOf(reports: readonly Differing[]): ReadonlyMap<string, Carried> {
  const carried = new Map<string, Carried>();
  const waiting: Waiting[] = [];
  for (const report of reports) {
    let left = report.missing;
    const own: Carried = { takenUpBy: null, takesUp: null, left: null };
    carried.set(report.id, own);
    for (const each of waiting) {
      if (!waitsFor(report, each) || each.left * left >= 0) continue;
      const part = Math.min(Math.abs(each.left), Math.abs(left)) * Math.sign(left);
      each.left += part;
      left -= part;
      own.takesUp ??= each.report;
      const other = carried.get(each.report.id);
      if (!other) continue;
      other.left = each.left;
      if (each.left === 0) other.takenUpBy = report;
    }
    if (!report.hasNothing) continue;
    own.left = left;
    if (left !== 0) waiting.push({ report, left });
  }
  return carried;
}

/** Not for one of another company, nor for what was said after somebody knew what became of it. */
function waitsFor(later: Differing, { report: { provider, resolved_at: known } }: Waiting): boolean {
  return provider === later.provider && (known === null || known >= later.confirmed_at);
}
