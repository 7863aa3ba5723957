import { LIVE } from '@likha/contract/live/live-limits';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { isThere, type StreamRow, selectStreams } from './streams.queries.ts';

/** Where a stream stands in the list: running ones first, of these and of planned ones those of creators whom the viewer knows; then by time. */
export interface ListedRow extends StreamRow {
  place: string;
}

interface Asked {
  viewerId: string | null;
  /** Mature ones are left out. */
  isSafe: boolean;
  onlyFollowed: boolean;
  now: Date;
  limit: number;
  after: string | undefined;
}

/** So many are looked at: of them the page is cut. */
const MOST = 1000;

/** Who is live and who will be within days, in the order of `place`. */
export async function listStreams(
  db: Queryable,
  { viewerId, isSafe, onlyFollowed, now, limit, after }: Asked,
): Promise<ListedRow[]> {
  // Who is late may still begin, and those who come for it look here.
  const since = new Date(now.getTime() - LIVE.lateMinutes * MINUTE_MS);
  const until = new Date(now.getTime() + LIVE.listedDays * DAY_MS);
  const { rows } = await sql<ListedRow>`
    with candidate as materialized (
      (select id from live_streams where state = 'running' order by id desc limit ${sql.lit(MOST)})
      union all
      (select id from live_streams where state = 'scheduled' and scheduled_at > ${since} and scheduled_at <= ${until}
        order by scheduled_at limit ${sql.lit(MOST)})
    ), shown as (
      ${selectStreams(viewerId, now)} join candidate on candidate.id = s.id
      where (${isThere(viewerId)}) ${isSafe ? sql`and (not s.is_nsfw or s.creator_id = ${viewerId}::uuid)` : sql``}
    ), placed as (
      select shown.*, concat(case when state = 'running' then 0 else 1 end, case when is_followed or is_subscribed then 0 else 1 end,
        lpad(case when state = 'running' then (9999999999 - extract(epoch from started_at)::bigint) else extract(epoch from scheduled_at)::bigint end::text, 10, '0'),
        '_', id) as place from shown
      ${onlyFollowed ? sql`where is_followed or is_subscribed` : sql``}
    )
    select * from placed ${after === undefined ? sql`` : sql`where place > ${after} collate "C"`}
    order by place collate "C" limit ${limit}::int`.execute(db);
  return rows;
}

export interface OwnRow extends StreamRow {
  tickets_count: number;
  tickets_credits: number;
  tips_count: number;
  reminders_count: number;
  people_count: number;
  purged_at: Date | null;
  recording_ms: number | null;
  recording_tens: number[] | null;
  replay_to_ms: number | null;
}

/** A creator's own, the newest first, with what each brought. */
export async function listOwnStreams(
  db: Queryable,
  creatorId: string,
  { now, limit, before }: { now: Date; limit: number; before: string | undefined },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    with page as (
      ${selectStreams(creatorId, now)} where s.creator_id = ${creatorId}::uuid
      ${before === undefined ? sql`` : sql`and s.id < ${before}::uuid`} order by s.id desc limit ${limit}::int
    )
    select page.*, own.purged_at, own.recording_ms, own.recording_tens, own.replay_to_ms, sold.count as tickets_count, sold.credits as tickets_credits,
      (select count(*)::int from tips t where t.live_id = page.id) as tips_count,
      (select count(*)::int from live_reminders r where r.live_id = page.id) as reminders_count,
      (select count(*)::int from live_people p where p.live_id = page.id) as people_count
    from page join live_streams own on own.id = page.id cross join lateral (select count(*)::int as count, coalesce(sum(t.credits), 0)::int as credits
      from live_tickets t where t.live_id = page.id and not exists (select from restitutions r join ledger_entries e on e.id = r.sale_entry_id
        where e.key = 'unlock:' || t.id)) sold
    order by page.id desc`.execute(db);
  return rows;
}
