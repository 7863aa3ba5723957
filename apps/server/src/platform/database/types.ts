import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../schema.generated.ts';

export type Database = Kysely<DB>;
/** A transaction that a use case owns and hands down. */
export type Tx = Transaction<DB>;
/** Either: a query that only reads does not care. */
export type Queryable = Database | Tx;
