import { sql } from 'kysely';
import type { Queryable, Tx } from './database/index.ts';

/** Rows of a person in the file that they can take along (P113). What is somebody else's is left out, and so is what is secret. */
export interface ExportedTable {
  readonly table: string;
  /** The column that says whose a row is. */
  readonly owner: string;
  /** A column that tells rows apart and orders them. */
  readonly key: string;
  /** As they are called in the file. */
  readonly columns: string;
}

/**
 * What a module keeps of people. A column that refers to a person and is neither erased, nor exported, nor kept for a reason is
 * refused by a test (P112, P113).
 */
export interface PersonalData {
  /** `follows.fan_id`: gone, or without anything personal, once its person is erased. */
  readonly erased?: readonly `${string}.${string}`[];
  /** What stays though it says who it was, and why: an erased person's name and address are gone by then. */
  readonly kept?: Readonly<Record<`${string}.${string}`, string>>;
  /** By its name in the file. */
  readonly exported?: Readonly<Record<string, ExportedTable>>;
  /** Erases a person in the transaction that erases all of them. Loaded when somebody is erased. */
  readonly load?: () => Promise<ErasePerson>;
}

export type ErasePerson = (tx: Tx, userId: string) => Promise<void>;

/** A page of what a table has of a person, in the order of its key. */
export async function readExportedPage(
  db: Queryable,
  { table, owner, key, columns }: ExportedTable,
  userId: string,
  after: string | null,
  limit: number,
): Promise<{ key: string }[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(key)}::text as key, ${sql.raw(columns)} from ${sql.table(table)}
    where ${sql.ref(owner)} = ${userId}::uuid and (${after}::uuid is null or ${sql.ref(key)} > ${after}::uuid)
    order by ${sql.ref(key)} limit ${limit}`.execute(db);
  return rows;
}
