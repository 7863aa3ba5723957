import { STATEMENT_LINES, type StatementLineKind } from '@likha/contract/late-limits';

/** One kind of movement of a month, in whole centavos. */
export interface StatementLine<Kind = StatementLineKind> {
  kind: Kind;
  count: number;
  /** What was paid with it: by fans for a sale, by a fan for credits; null where the kind has no such figure. */
  gross: number | null;
  /** What it changed; negative where it left. */
  amount: number;
}

/** Somebody's month: what was theirs when it began and ended, and what happened between. */
export interface Statement<Kind = StatementLineKind> {
  month: string;
  opening: number;
  closing: number;
  lines: readonly StatementLine<Kind>[];
}

/** What the books say of an entry: what of it crossed the border of what belongs to somebody. */
export interface Crossing {
  month: string;
  reason: string;
  /** What kind of thing was sold or came back, where the reason alone does not say it. */
  facet: 'ticket' | 'message' | 'gift' | null;
  /** It came to, or left, what a referrer earned. */
  is_commission: boolean;
  is_out: boolean;
  count: number;
  gross: number;
  amount: number;
}

/** Which facts of a crossing its kind depends on. */
export type CrossingFacts = Omit<Crossing, 'month' | 'count' | 'gross' | 'amount'>;

/** By which names a month of somebody is told. */
export interface StatementForm<Kind> {
  /** In the order of the statement. */
  lines: readonly Kind[];
  kindOf: (crossing: CrossingFacts) => Kind;
  /** Kinds of which what was paid is said as well. */
  withGross: ReadonlySet<Kind>;
}

const SALES = new Map(
  Object.entries<StatementLineKind>({
    unlock: 'unlocks',
    subscription: 'subscriptions',
    tip: 'tips',
  }),
);
const OTHERS = new Map(
  Object.entries<StatementLineKind>({
    payout_send: 'payouts_sent',
    payout_fail: 'payouts_back',
    payout_bounce: 'payouts_back',
    payout_withhold: 'tax_withheld',
    payout_withhold_return: 'tax_returned',
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
}: Pick<CrossingFacts, 'reason' | 'is_commission' | 'is_out'>): StatementLineKind {
  const sale = SALES.get(reason);
  if (sale) return is_commission ? 'commission' : sale;
  const other = OTHERS.get(reason);
  // What undoes a taking back gives back.
  if (other === 'taken_back' && !is_out) return 'given_back';
  return other ?? 'other';
}

export const CREATOR_FORM: StatementForm<StatementLineKind> = {
  lines: STATEMENT_LINES,
  kindOf,
  withGross: new Set(SALES.values()),
};

/** @param closing what is theirs at the end of the month */
export function statementOf<Kind>(
  form: StatementForm<Kind>,
  { month, closing, crossings }: { month: string; closing: number; crossings: readonly Crossing[] },
): Statement<Kind> {
  const lines = form.lines.flatMap((kind) => {
    const own = crossings.filter((crossing) => form.kindOf(crossing) === kind);
    if (own.length === 0) return [];
    const sum = (value: (crossing: Crossing) => number) =>
      own.reduce((total, each) => total + value(each), 0);
    return [
      {
        kind,
        count: sum(({ count }) => count),
        gross: form.withGross.has(kind) ? sum(({ gross }) => gross) : null,
        amount: sum(({ amount }) => amount),
      },
    ];
  });
  const change = lines.reduce((total, { amount }) => total + amount, 0);
  return { month, opening: closing - change, closing, lines };
}

/** Months that follow one another, the newest first. @param closing what is theirs at the end of the newest */
export function statementsOf<Kind>(
  form: StatementForm<Kind>,
  {
    months,
    closing,
    crossings,
  }: { months: readonly string[]; closing: number; crossings: readonly Crossing[] },
): Statement<Kind>[] {
  let end = closing;
  return months.map((month) => {
    const own = crossings.filter((crossing) => crossing.month === month);
    const statement = statementOf(form, { month, closing: end, crossings: own });
    end = statement.opening;
    return statement;
  });
}

const EARNED: ReadonlySet<StatementLineKind> = new Set([...SALES.values(), 'commission']);
const PAID: ReadonlySet<StatementLineKind> = new Set(['payouts_sent', 'payouts_back']);

/** What of a month a list shows. */
export function totalsOf({ lines }: Pick<Statement, 'lines'>): { earned: number; paidOut: number } {
  const sumOf = (kinds: ReadonlySet<StatementLineKind>) =>
    lines.reduce((total, { kind, amount }) => (kinds.has(kind) ? total + amount : total), 0);
  return { earned: sumOf(EARNED), paidOut: 0 - sumOf(PAID) };
}
