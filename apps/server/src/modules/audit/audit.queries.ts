import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { AdminActions, SecurityEvents } from '../../platform/schema.generated.ts';

export type SecurityEventKind = SecurityEvents['kind'];

export interface SecurityEventRow {
  id: string;
  at: Date;
  kind: SecurityEventKind;
  user_id: string | null;
  actor_id: string | null;
  network: string | null;
  details: string;
}

export async function insertSecurityEvent(db: Queryable, row: SecurityEventRow): Promise<void> {
  await db.insertInto('security_events').values(row).execute();
}

/** Networks that are told apart in an hour; the rest is one. */
const NETWORKS_PER_HOUR = 1000;
/** Networks beyond those, and what says nothing of its network. */
export const ALL_OTHERS = '*';

export type CountedKind = 'sign_in_failed' | 'sign_in_slowed';

/** Counts an event of the hour of `at` instead of keeping a row for it. */
export async function countSecurityEvent(
  db: Queryable,
  { at, kind, network }: { at: Date; kind: CountedKind; network: string },
): Promise<void> {
  const hour = sql<Date>`date_trunc('hour', ${at}::timestamptz)`;
  await sql`
    insert into security_event_counts as known (hour, kind, network, count)
    select ${hour}, ${kind}, case
      when exists (select 1 from security_event_counts where hour = ${hour} and kind = ${kind} and network = ${network})
        or (select count(*) from security_event_counts where hour = ${hour}) < ${NETWORKS_PER_HOUR}::int
      then ${network} else ${ALL_OTHERS} end, 1
    on conflict (hour, kind, network) do update set count = known.count + 1
  `.execute(db);
}

export async function removeSecurityEvents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('security_event_counts').where('hour', '<', before).execute();
  await db.deleteFrom('security_events').where('at', '<', before).execute();
}

export async function insertAdminAction(tx: Tx, action: Insertable<AdminActions>): Promise<void> {
  await tx.insertInto('admin_actions').values(action).execute();
}
