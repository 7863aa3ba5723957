import type { TemplateKind } from '@likha/contract/template-kinds';
import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { Templates } from '../../platform/schema.generated.ts';

export interface TemplateRow {
  id: string;
  kind: TemplateKind;
  title: string;
  text_en: string;
  text_fil: string;
  version: number;
  first_used_at: Date | null;
  put_away_at: Date | null;
  changed_at: Date;
  changed_by: string | null;
}

function selectTemplates(db: Queryable) {
  return db
    .selectFrom('templates as t')
    .leftJoin('users as changer', 'changer.id', 't.changed_by')
    .select(['t.id', 't.kind', 't.title', 't.text_en', 't.text_fil', 't.version', 't.first_used_at'])
    .select(['t.put_away_at', 't.changed_at', 'changer.full_name as changed_by'])
    .$castTo<TemplateRow>();
}

export function listTemplates(db: Queryable, kind: TemplateKind, most: number): Promise<TemplateRow[]> {
  return selectTemplates(db)
    .where('t.kind', '=', kind)
    .orderBy('t.title')
    .orderBy('t.id')
    .limit(most)
    .execute();
}

export function findTemplate(db: Queryable, id: string): Promise<TemplateRow | undefined> {
  return selectTemplates(db).where('t.id', '=', id).executeTakeFirst();
}

/** Changes of one kind wait for one another until the transaction ends: they are counted. */
export async function lockKind(tx: Tx, kind: TemplateKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('templates:' || ${kind}, 0))`.execute(tx);
}

export async function countTemplates(tx: Tx, kind: TemplateKind): Promise<{ kept: number; inUse: number }> {
  return tx
    .selectFrom('templates')
    .select([
      sql<number>`count(*)::int`.as('kept'),
      sql<number>`(count(*) filter (where put_away_at is null))::int`.as('inUse'),
    ])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

export async function insertTemplate(tx: Tx, template: Insertable<Templates>): Promise<void> {
  await tx.insertInto('templates').values(template).execute();
}

interface Change {
  title?: string;
  text_en?: string;
  text_fil?: string;
  put_away_at?: Date | null;
  changed_at: Date;
  changed_by: string;
}

export async function updateTemplate(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('templates')
    .set(change)
    .set((q) => ({ version: q('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes one that nobody used; false for one that somebody did, by now. */
export async function deleteUnused(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('templates')
    .where('id', '=', id)
    .where('first_used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markUsed(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable('templates')
    .set({ first_used_at: at })
    .where('id', '=', id)
    .where('first_used_at', 'is', null)
    .execute();
}
