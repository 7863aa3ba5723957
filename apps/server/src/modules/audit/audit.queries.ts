import type { Queryable } from '../../platform/database/index.ts';
import type { SecurityEvents } from '../../platform/schema.generated.ts';

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

export async function removeSecurityEvents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('at', '<', before).execute();
}
