export { atLeast } from './at-least.ts';
export { type DecisionPage, pageByDecision } from './by-decision.ts';
export { inTurn } from './in-turn.ts';
export { LOCKS } from './locks.ts';
export { type Days, idOfDays, ofDays } from './of-days.ts';
export { createDatabase, createPool } from './pool.ts';
export {
  type Filled,
  type Placeholder,
  type Prepared,
  prepare,
  type RowsOf,
  sendTogether,
} from './prepared.ts';
export { inTransaction, isLockTimeout, isUniqueViolation, TransactionConflict } from './transactions.ts';
export type { Database, Queryable, Tx } from './types.ts';
