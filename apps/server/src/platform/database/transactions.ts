import pg from 'pg';
import type { Database, Tx } from './types.ts';

/** serialization_failure and deadlock_detected: the same work may succeed when it is done again. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/** Thrown by a use case that met somebody else half-way: the work may succeed when it is done again from its beginning. */
export class TransactionConflict extends Error {
  readonly code = '40001';
}

/** Runs `work` in one transaction; a deadlock or serialization failure is tried again, a bounded number of times. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(databaseErrorCode(error) ?? '')) throw error;
    }
  }
}

/** The SQLSTATE of an error that came from PostgreSQL, or would have; undefined for any other. */
function databaseErrorCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError || error instanceof TransactionConflict ? error.code : undefined;
}

/** Was this a violation of the unique index or constraint of that name? */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}

/** Was a lock waited for until the patience of the pool, or of the transaction, was over? */
export function isLockTimeout(error: unknown): boolean {
  return databaseErrorCode(error) === '55P03';
}
