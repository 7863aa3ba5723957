import type { Language } from '@likha/contract/language';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { PushDevice } from '../../providers/push/push.ts';

interface Told extends PushDevice {
  person_id: string;
  language: Language | null;
  /** They asked to be told who did it (P512). */
  shows_names: boolean;
}

/** With the language that its person reads; only while its session and its person are here. */
export async function findDevice(db: Queryable, id: string): Promise<Told | undefined> {
  return db
    .selectFrom('push_devices as d')
    .innerJoin('users as u', 'u.id', 'd.person_id')
    .leftJoin('notification_settings as s', 's.person_id', 'd.person_id')
    .select(['d.person_id', 'd.endpoint', 'd.p256dh', 'd.auth', 'u.language'])
    .select(sql<boolean>`coalesce(s.shows_names, false)`.as('shows_names'))
    .where('d.id', '=', id)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
}

export async function forgetDevice(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute();
}

export async function hasDevice(db: Queryable, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_devices')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeDevice(db: Queryable, sessionId: string): Promise<void> {
  await db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute();
}

interface NewDevice extends PushDevice {
  id: string;
  personId: string;
  sessionId: string;
  at: Date;
  /** Of a person; the oldest go. */
  most: number;
}

/** A browser is told for one person, who signed in last; a session has one browser. */
export async function keepDevice(tx: Tx, device: NewDevice): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where((or) => or.or([or('endpoint', '=', device.endpoint), or('session_id', '=', device.sessionId)]))
    .execute();
  await sql`
    insert into push_devices (id, person_id, session_id, endpoint, p256dh, auth, created_at)
    values (${device.id}::uuid, ${device.personId}::uuid, ${device.sessionId}::uuid, ${device.endpoint}, ${device.p256dh}, ${device.auth}, ${device.at})
    on conflict (endpoint) do nothing`.execute(tx);
  await sql`
    delete from push_devices where id in (
      select id from push_devices where person_id = ${device.personId}::uuid order by created_at desc, id desc offset ${device.most}::int)`.execute(
    tx,
  );
}
