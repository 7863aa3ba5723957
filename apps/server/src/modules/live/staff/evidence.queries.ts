import type { Queryable, Tx } from '../../../platform/database/index.ts';

interface Evidence {
  id: string;
  live_id: string;
  why: 'cut' | 'report';
  bytes: number;
  created_at: Date;
  kept_until: Date;
}

export async function insertEvidence(db: Queryable, evidence: Evidence): Promise<void> {
  await db.insertInto('live_evidence').values(evidence).execute();
}

/** The newest of a stream. @param id this one instead */
export function findEvidence(db: Queryable, liveId: string, id: string | null = null) {
  return db
    .selectFrom('live_evidence')
    .selectAll()
    .where('live_id', '=', liveId)
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listEvidenceToForget(db: Queryable, now: Date, limit: number) {
  return db
    .selectFrom('live_evidence')
    .select('id')
    .where('kept_until', '<=', now)
    .orderBy('kept_until')
    .limit(limit)
    .execute();
}

export async function deleteEvidence(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('live_evidence').where('id', '=', id).execute();
}

/** What is to be kept of a stream, and what is known of that stream. */
export interface Owed {
  id: string;
  live_id: string;
  why: 'cut' | 'report';
  asked_at: Date;
  evidence_id: string | null;
  lost_at: Date | null;
  state: string;
  last_part_at: Date | null;
  purged_at: Date | null;
}

/** @returns false where it was owed before */
export async function insertOwed(
  tx: Tx,
  owed: Pick<Owed, 'id' | 'live_id' | 'why' | 'asked_at'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('live_evidence_owed')
    .values(owed)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findOwed(db: Queryable, id: string): Promise<Owed | undefined> {
  return db
    .selectFrom('live_evidence_owed as o')
    .innerJoin('live_streams as s', 's.id', 'o.live_id')
    .select(['o.id', 'o.live_id', 'o.why', 'o.asked_at', 'o.evidence_id', 'o.lost_at'])
    .select(['s.state', 's.last_part_at', 's.purged_at'])
    .where('o.id', '=', id)
    .$castTo<Owed>()
    .executeTakeFirst();
}

/** What is neither kept nor lost of a stream. */
export function listOwedOf(db: Queryable, liveId: string) {
  return db
    .selectFrom('live_evidence_owed')
    .select(['id', 'asked_at'])
    .where('live_id', '=', liveId)
    .where('evidence_id', 'is', null)
    .where('lost_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** What was kept for another and is as good: of a cut any, of a report one of the minute before it. */
export function findKeptFor(db: Queryable, { live_id, why, asked_at }: Owed, since: Date) {
  return db
    .selectFrom('live_evidence')
    .select('id')
    .where('live_id', '=', live_id)
    .where('why', '=', why)
    .$if(why === 'report', (query) =>
      query.where('created_at', '>', since).where('created_at', '<=', asked_at),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @returns whether it was owed still */
export async function settleOwed(db: Queryable, id: string, evidenceId: string): Promise<boolean> {
  const row = await db
    .updateTable('live_evidence_owed')
    .set({ evidence_id: evidenceId, lost_at: null })
    .where('id', '=', id)
    .where('evidence_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It will never be kept. */
export async function noteLost(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable('live_evidence_owed')
    .set({ lost_at: at })
    .where('id', '=', id)
    .where('evidence_id', 'is', null)
    .where('lost_at', 'is', null)
    .execute();
}
