import type { Platform } from '@likha/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

export interface LinkRow {
  platform: Platform;
  url: string;
  is_visible: boolean;
}

export function listOwn(db: Queryable, creatorId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('social_links')
    .select(['platform', 'url', 'is_visible'])
    .where('creator_id', '=', creatorId)
    .execute();
}

/** What of a creator in the directory anybody may see. */
export function listShown(db: Queryable, creatorId: string): Promise<Pick<LinkRow, 'platform' | 'url'>[]> {
  return db
    .selectFrom('social_links')
    .innerJoin('users', 'users.id', 'social_links.creator_id')
    .select(['social_links.platform', 'social_links.url'])
    .where('social_links.creator_id', '=', creatorId)
    .where('social_links.is_visible', '=', true)
    .where('social_links.url', '<>', '')
    .where('users.user_type', '=', 'creator')
    .where('users.kyc_status', '=', 'approved')
    .where('users.status', '=', 'active')
    .execute();
}

/** Saves at once wait for one another: each reads what is there before it writes, and must not put back what is old. */
export async function lockLinks(tx: Tx, creatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('social_links:' || ${creatorId}, 0))`.execute(tx);
}

export async function writeLinks(tx: Tx, creatorId: string, links: readonly LinkRow[]): Promise<void> {
  if (links.length === 0) return;
  await tx
    .insertInto('social_links')
    .values(links.map((link) => ({ creator_id: creatorId, ...link })))
    .onConflict((conflict) =>
      conflict.columns(['creator_id', 'platform']).doUpdateSet((set) => ({
        url: set.ref('excluded.url'),
        is_visible: set.ref('excluded.is_visible'),
      })),
    )
    .execute();
}

/** Where somebody else is who is here no more. */
export async function eraseLinks(tx: Tx, creatorId: string): Promise<void> {
  await tx.deleteFrom('social_links').where('creator_id', '=', creatorId).execute();
}
