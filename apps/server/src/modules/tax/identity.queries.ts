import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

/** Who Likha is to the tax office, as it is printed. */
export interface TaxIdentity {
  registered_name: string;
  /** Nine digits and five of the branch. */
  tin: string;
  address: string;
  zip_code: string;
}

export interface IdentityRow extends TaxIdentity {
  id: string;
  written_at: Date;
  /** Null of who has left. */
  writer: string | null;
}

/** What was said last; undefined before anybody said it. */
export async function findIdentity(db: Queryable): Promise<IdentityRow | undefined> {
  const { rows } = await sql<IdentityRow>`
    select i.id::text, i.registered_name, i.tin, i.address, i.zip_code, i.written_at, case when u.status <> 'erased' then u.full_name end as writer
    from tax_identities i join users u on u.id = i.written_by order by i.written_at desc, i.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export async function insertIdentity(
  tx: Tx,
  { by, at, ...identity }: TaxIdentity & { id: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('tax_identities')
    .values({ ...identity, written_by: by, written_at: at })
    .execute();
}
