export { createDatabase, createPool } from './pool.ts';
export { type Placeholder, type Prepared, prepare } from './prepared.ts';
export { inTransaction, isUniqueViolation, TransactionConflict } from './transactions.ts';
export type { Database, Queryable, Tx } from './types.ts';
