import { type RawBuilder, sql } from 'kysely';
import type { GonePage } from './restitution.ts';

/**
 * The part of a statement that answers one page of a list, in the order of causes.
 * @param list a `select` of what is gone: `cause`, `causeId` and the rest of `Gone`
 */
export const pageOf = (list: RawBuilder<unknown>, { after, limit }: Pick<GonePage, 'after' | 'limit'>) => sql`
    select * from (${list}) listed
    ${after ? sql`where (listed."causeId", listed.cause) > (${after.causeId}::uuid, ${after.cause}::text)` : sql``}
    order by listed."causeId", listed.cause limit ${limit}::int`;
