import { type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import { atLeast } from './at-least.ts';
import { type Days, idOfDays } from './of-days.ts';

/** What waits for a decision, the longest waiting first; or what was decided, the newest first. */
export interface DecisionPage {
  status: 'open' | 'decided';
  limit: number;
  /** The id behind which the page begins. */
  after: string | undefined;
  days: Days;
}

/** A page of rows that have an id and a `decision`, which is null until there is one. @param alias of their table */
export function pageByDecision<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  alias: string,
  { status, limit, after, days }: DecisionPage,
): Promise<Simplify<Row>[]> {
  const isOpen = status === 'open';
  const [id, decision] = [sql.ref(`${alias}.id`), sql.ref(`${alias}.decision`)];
  const isAsked = isOpen ? sql<boolean>`${decision} is null` : sql<boolean>`${decision} is not null`;
  const isBehind = isOpen ? sql<boolean>`${id} > ${after}::uuid` : sql<boolean>`${id} < ${after}::uuid`;
  return query
    .where(isAsked)
    .where(idOfDays(`${alias}.id`, days))
    .$if(after !== undefined, (rest) => rest.where(isBehind))
    .orderBy(id, isOpen ? 'asc' : 'desc')
    .limit(atLeast(limit))
    .execute() as Promise<Simplify<Row>[]>;
}
