import { STATEMENT_LINES, type StatementLineKind } from '@likha/contract/late-limits';

/** One kind of movement of a month, in whole centavos. */
export interface StatementLine {
  kind: StatementLineKind;
  count: number;
  /** What fans paid; null for what is no sale. */
  gross: number | null;
  /** What it changed; negative where it left. */
  amount: number;
}

/** A creator's month: what was owed to them when it began and ended, and what happened between. */
export interface Statement {
  month: string;
  opening: number;
  closing: number;
  lines: readonly StatementLine[];
}

/** What the books say of an entry: what of it crossed the border of what belongs to a creator. */
export interface Crossing {
  reason: string;
  /** It came to, or left, what a referrer earned. */
  is_commission: boolean;
  is_out: boolean;
  count: number;
  gross: number;
  amount: number;
}

const SALES = new Map(
  Object.entries<StatementLineKind>({
    unlock: 'unlocks',
    subscription: 'subscriptions',
    tip: 'tips',
  }),
);
const SOLD: ReadonlySet<StatementLineKind> = new Set(SALES.values());
const OTHERS = new Map(
  Object.entries<StatementLineKind>({
    payout_send: 'payouts_sent',
    payout_fail: 'payouts_back',
    payout_bounce: 'payouts_back',
    forfeit: 'forfeited',
    clawback: 'taken_back',
    restitution: 'taken_back',
    reversal: 'taken_back',
    clawback_return: 'given_back',
  }),
);

/** By which name a statement has it (P660). What goes from one pocket of a creator to another crosses no border, and is in none. */
export function kindOf({
  reason,
  is_commission,
  is_out,
}: Omit<Crossing, 'count' | 'gross' | 'amount'>): StatementLineKind {
  const sale = SALES.get(reason);
  if (sale) return is_commission ? 'commission' : sale;
  const other = OTHERS.get(reason);
  // What undoes a taking back gives back.
  if (other === 'taken_back' && !is_out) return 'given_back';
  return other ?? 'other';
}

/** @param closing what is owed at the end of the month */
export function statementOf(month: string, closing: number, crossings: readonly Crossing[]): Statement {
  const lines = STATEMENT_LINES.flatMap((kind) => {
    const own = crossings.filter((crossing) => kindOf(crossing) === kind);
    if (own.length === 0) return [];
    const sum = (value: (crossing: Crossing) => number) =>
      own.reduce((total, each) => total + value(each), 0);
    const isSale = SOLD.has(kind);
    return [
      {
        kind,
        count: sum(({ count }) => count),
        gross: isSale ? sum(({ gross }) => gross) : null,
        amount: sum(({ amount }) => amount),
      },
    ];
  });
  const change = lines.reduce((total, { amount }) => total + amount, 0);
  return { month, opening: closing - change, closing, lines };
}

const EARNED: ReadonlySet<StatementLineKind> = new Set([...SOLD, 'commission']);
const PAID: ReadonlySet<StatementLineKind> = new Set(['payouts_sent', 'payouts_back']);

/** What of a month a list shows. */
export function totalsOf({ lines }: Pick<Statement, 'lines'>): { earned: number; paidOut: number } {
  const sumOf = (kinds: ReadonlySet<StatementLineKind>) =>
    lines.reduce((total, { kind, amount }) => (kinds.has(kind) ? total + amount : total), 0);
  return { earned: sumOf(EARNED), paidOut: 0 - sumOf(PAID) };
}
