import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

const keyOf = (one: string, other: string) => `block:${[one, other].sort().join(':')}`;

/**
 * Keeps a block between two people from being answered until this transaction ends. Whoever does something that a block refuses comes here before they ask
 * whether there is one: so what they do is there before the block is answered, and ends with it, or they are refused (P1032). First of all that a transaction locks.
 */
export async function holdOffBlock(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${keyOf(one, other)}, 0))`.execute(tx);
}

/** Waits for all who hold off a block between two people; who comes later finds it. As long as the caller's transaction waits for locks. */
export async function awaitHeldOff(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(one, other)}, 0))`.execute(tx);
}
