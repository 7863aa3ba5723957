import type { Language } from '@likha/contract/language';
import { MAILED, type MailedKind, type Rhythm } from '@likha/contract/notification-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { eraseNews } from './in-app/news.queries.ts';

export interface SettingsRow {
  turned_off: string[];
  /** What was chosen of those that are off until they are turned on, and how often any is mailed. */
  mailed: Partial<Record<MailedKind, Rhythm | 'off'>>;
  is_email_confirmed: boolean;
  shows_names: boolean;
}

/** Undefined for nobody, and for who was erased. */
export function findSettings(db: Queryable, personId: string): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', 's.person_id', 'u.id')
    .select([
      sql<string[]>`coalesce(s.turned_off, '{}')`.as('turned_off'),
      sql<SettingsRow['mailed']>`coalesce(s.mailed, '{}')`.as('mailed'),
      sql<boolean>`u.email_confirmed_at is not null`.as('is_email_confirmed'),
      sql<boolean>`coalesce(s.shows_names, false)`.as('shows_names'),
    ])
    .where('u.id', '=', personId)
    .where('u.status', '<>', 'erased')
    .executeTakeFirst();
}

export interface MailChoice {
  kind: MailedKind;
  isOn: boolean;
  /** Left out, it stays. */
  rhythm?: Rhythm | undefined;
}

/** Turns one kind on or off and says how often it comes, whatever becomes of the others at the same moment. */
export async function setSetting(
  db: Queryable,
  { personId, kind, isOn, rhythm, now }: MailChoice & { personId: string; now: Date },
): Promise<void> {
  const { usual, rhythms } = MAILED[kind];
  // What is off by itself is on where it says how often; of what is on by itself `turned_off` says the contrary.
  const chosen = usual === 'off' ? (isOn ? (rhythm ?? rhythms[0]) : 'off') : rhythm;
  const mailed = JSON.stringify(chosen === undefined ? {} : { [kind]: chosen });
  await sql`
    insert into notification_settings as s (person_id, turned_off, mailed, changed_at)
    values (${personId}::uuid, ${isOn ? [] : [kind]}::text[], ${mailed}::jsonb, ${now})
    on conflict (person_id) do update set changed_at = excluded.changed_at, mailed = s.mailed || excluded.mailed,
      turned_off = array_remove(s.turned_off, ${kind}) || excluded.turned_off`.execute(db);
}

/** Whether who did it may be said where others could read it. */
export async function setShowsNames(
  db: Queryable,
  { personId, isOn, now }: { personId: string; isOn: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ person_id: personId, turned_off: [], shows_names: isOn, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ shows_names: isOn, changed_at: now }),
    )
    .execute();
}

/** Who is mailed to: a person who is here, whose address is confirmed, and who has not turned it off (P212). */
export interface Addressee {
  email: string;
  full_name: string;
  language: Language | null;
  safe_mode: boolean;
  /** In the subject (P512). */
  shows_names: boolean;
}

export async function findAddressee(
  db: Queryable,
  personId: string,
  kind: MailedKind,
): Promise<Addressee | undefined> {
  return db
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', 's.person_id', 'u.id')
    .select(['u.email', 'u.full_name', 'u.language', 'u.safe_mode'])
    .select(sql<boolean>`coalesce(s.shows_names, false)`.as('shows_names'))
    .where('u.id', '=', personId)
    .where(isTold(kind))
    .executeTakeFirst();
}

/** How `u`, a row of users, wants a kind: `at_once`, `daily` or `off`. */
export function rhythmOf(kind: MailedKind): RawBuilder<string> {
  // A value of its own is looked up by index for each person; asked by `exists` the planner reads everybody's first.
  return sql<string>`coalesce((select case when ${kind}::text = any(chosen.turned_off) then 'off' else chosen.mailed ->> ${kind}::text end
    from notification_settings chosen where chosen.person_id = u.id), ${MAILED[kind].usual}::text)`;
}

/** Whether `u`, a row of users, is mailed a kind. */
export function isTold(kind: MailedKind): RawBuilder<boolean> {
  return sql<boolean>`u.status = 'active' and u.email_confirmed_at is not null and ${rhythmOf(kind)} <> 'off'`;
}

/** Nothing is left of what somebody wanted to be told of, or would have been. */
export async function eraseNotifications(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('notification_settings').where('person_id', '=', personId).execute();
  await tx.deleteFrom('notices').where('person_id', '=', personId).execute();
  await eraseNews(tx, personId);
}
