import { FAN_STATEMENT_LINES, type FanStatementLineKind } from '@likha/contract/late-limits';
import type { CrossingFacts, Statement, StatementForm } from './statement.ts';

/** Which line of a fan's month a movement of the wallet is in (P770). */
export function fanKindOf({ reason, facet, is_out }: CrossingFacts): FanStatementLineKind {
  switch (reason) {
    case 'purchase':
      return 'bought';
    case 'unlock':
      return facet === 'ticket' ? 'tickets' : facet === 'message' ? 'messages' : 'posts';
    case 'subscription':
      return facet === 'gift' ? 'gifts_given' : 'subscriptions';
    case 'tip':
      return 'tips';
    case 'gift':
      return is_out ? 'gifts_given' : 'gifts_received';
    case 'refund':
      return 'refunded';
    case 'dispute':
      return 'disputed';
    case 'restitution':
      return 'given_back';
    case 'reversal':
      // What undoes a refund, a dispute or a spend gives back.
      return is_out ? 'other' : 'given_back';
    default:
      return 'other';
  }
}

export const FAN_FORM: StatementForm<FanStatementLineKind> = {
  lines: FAN_STATEMENT_LINES,
  kindOf: fanKindOf,
  withGross: new Set(['bought', 'refunded', 'disputed']),
};

export type FanStatement = Statement<FanStatementLineKind>;

const SPENT: ReadonlySet<FanStatementLineKind> = new Set([
  'posts',
  'messages',
  'tickets',
  'subscriptions',
  'tips',
  'gifts_given',
]);

/** What of a month a list shows: centavos that were paid, and credits that were spent. */
export function fanTotalsOf({ lines }: Pick<FanStatement, 'lines'>): { paid: number; spent: number } {
  return {
    paid: lines.find(({ kind }) => kind === 'bought')?.gross ?? 0,
    spent: lines.reduce((total, { kind, amount }) => (SPENT.has(kind) ? total - amount : total), 0),
  };
}
