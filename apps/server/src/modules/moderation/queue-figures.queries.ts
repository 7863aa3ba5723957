import { MODERATION } from '@likha/contract/limits';
import type { QueueName } from '@likha/contract/staff-queues';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';

/** Where a queue's rows are. Its indexes: of what waits, in its order, and of the moment of decision. */
interface Queue {
  table: RawBuilder<unknown>;
  waits: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  begins: RawBuilder<unknown>;
  decided: RawBuilder<unknown>;
  isDecided: RawBuilder<unknown>;
  /** Instead of `waits` and `order`, where what waits is not said by the rows themselves: each a query of one figure. */
  counted?: { waiting: RawBuilder<unknown>; oldest: RawBuilder<unknown> };
}

function queue(table: string, begins: string, waits: string, more: Record<string, string> = {}): Queue {
  const { decided = 'decided_at', order = 'id', isDecided = `${decided} is not null` } = more;
  return {
    table: sql.table(table),
    begins: sql.ref(begins),
    waits: sql.raw(waits),
    order: sql.ref(order),
    decided: sql.ref(decided),
    isDecided: sql.raw(isDecided),
  };
}

/**
 * Payouts that arrived and are not covered by what left the bank, the first that arrived being covered first (P956): from the newest on so many as come to what
 * stands in clearing for them. Read backwards by `payouts_paid`, and no further than to the first that is covered.
 */
const CLEARING = sql`(select coalesce(sum(balance), 0) from ledger_accounts where type = 'clearing' and owner = 'payouts')`;
const PAID = sql`select finished_at, id, centavos - fee_centavos - withheld_centavos as net,
  sum(centavos - fee_centavos - withheld_centavos) over (order by finished_at desc, id desc rows unbounded preceding) as so_far from payouts where status = 'paid'`;
const UNFUNDED = {
  waiting: sql`case when ${CLEARING} <= 0 then 0 else (select count(*) from (
    select so_far - net as newer from (${PAID}) p order by finished_at desc, id desc limit ${MODERATION.counted}::int) n where newer < ${CLEARING})::int end`,
  oldest: sql`case when ${CLEARING} > 0 then (
    select finished_at from (${PAID}) p where so_far >= ${CLEARING} order by finished_at desc, id desc limit 1) end`,
};

const UNDECIDED = 'decision is null';
const QUEUES: Record<QueueName, Queue> = {
  reports: queue('reports', 'created_at', "status = 'pending'"),
  content: queue('content_reviews', 'created_at', "status in ('pending', 'flagged')", {
    isDecided: 'decided_by is not null',
  }),
  verifications: queue('verifications', 'submitted_at', "status = 'pending'"),
  appeals: queue('appeals', 'sent_at', `${UNDECIDED} and sanction_id is not null`, {
    isDecided: 'decided_at is not null and sanction_id is not null',
  }),
  payout_appeals: queue('appeals', 'sent_at', `${UNDECIDED} and payout_id is not null`, {
    isDecided: 'decided_at is not null and payout_id is not null',
  }),
  removals: queue('removal_requests', 'sent_at', UNDECIDED),
  refunds: queue('refund_requests', 'asked_at', UNDECIDED),
  payouts: queue('payouts', 'requested_at', "status = 'pending'"),
  // Of what was said to have left the bank: since the day on which it did.
  fundings: {
    ...queue('payout_fundings', 'left_on', 'false', { decided: 'done_at' }),
    begins: sql`left_on at time zone 'Asia/Manila'`,
    counted: UNFUNDED,
  },
  disputes: queue('disputes', 'opened_at', "state = 'open'", {
    decided: 'ended_at',
    order: 'opened_at',
    isDecided: "state in ('won', 'lost')",
  }),
  contact: queue('contact_messages', 'sent_at', 'answered_at is null', { decided: 'answered_at' }),
};

const waitingOf = ({ table, waits, counted }: Queue) =>
  counted?.waiting ??
  sql<number>`(select count(*)::int from (select from ${table} where ${waits} limit ${MODERATION.counted}::int) counted)`;
const oldestOf = ({ table, waits, order, begins, counted }: Queue) =>
  counted?.oldest ??
  sql<Date | null>`(select ${begins} from ${table} where ${waits} order by ${order} limit 1)`;

export interface WaitingRow {
  queue: QueueName;
  waiting: number;
  oldest_at: Date | null;
}

/** How many wait in each queue, to `MODERATION.counted`, and since when the first one does. */
export async function readWaiting(db: Queryable, names: readonly QueueName[]): Promise<WaitingRow[]> {
  const each = names.map(
    (name) =>
      sql`select ${name}::text as queue, ${waitingOf(QUEUES[name])} as waiting, ${oldestOf(QUEUES[name])} as oldest_at`,
  );
  return (await sql<WaitingRow>`${sql.join(each, sql` union all `)}`.execute(db)).rows;
}

/** The longest window of the figures, and how many decisions of it are looked at: the newest. */
const MOST_DAYS = 90;
const MOST_DECISIONS = 10_000;

const took = (days: number) => sql`percentile_cont(array[0.5, 0.9]) within group (order by seconds)
  filter (where decided > now_at - ${days} * interval '1 day')`;
const count = (days: number) =>
  sql`count(*) filter (where decided > now_at - ${days} * interval '1 day')::int`;

export interface DecidedRow {
  queue: QueueName;
  decided_7: number;
  decided_30: number;
  decided_90: number;
  /** Median and 90th percentile, in seconds; null where nothing was decided. */
  took_7: [number, number] | null;
  took_30: [number, number] | null;
  took_90: [number, number] | null;
}

/** How long decisions took that were made in the last 7, 30 and 90 days: of the newest `MOST_DECISIONS` in each queue. */
export async function readTimesToDecision(
  db: Queryable,
  names: readonly QueueName[],
  now: Date,
): Promise<DecidedRow[]> {
  const since = new Date(now.getTime() - MOST_DAYS * DAY_MS);
  const each = names.map((name) => {
    const { table, begins, decided, isDecided } = QUEUES[name];
    return sql`select ${name}::text as queue, ${count(7)} as decided_7, ${count(30)} as decided_30, ${count(90)} as decided_90,
        ${took(7)} as took_7, ${took(30)} as took_30, ${took(90)} as took_90
      from (select ${decided} as decided, ${now}::timestamptz as now_at,
          extract(epoch from ${decided} - ${begins})::float8 as seconds
        from ${table} where ${isDecided} and ${decided} > ${since} order by ${decided} desc limit ${MOST_DECISIONS}::int) newest`;
  });
  return (await sql<DecidedRow>`${sql.join(each, sql` union all `)}`.execute(db)).rows;
}
