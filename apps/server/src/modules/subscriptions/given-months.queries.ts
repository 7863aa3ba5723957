import { sql } from 'kysely';
import { prepare } from '../../platform/database/index.ts';

interface GivenMonths {
  /** Of the gift, and of the charge. */
  id: string;
  fanId: string;
  giverId: string;
  creatorId: string;
  credits: number;
  startsAt: Date;
  paidUntil: Date;
  startedAt: Date;
  /** Of the subscription, with these. */
  months: number;
  listCentavos: number;
  chargedCentavos: number;
  chargedMonths: number;
  percent: number;
  now: Date;
  /** Until when the subscription ran when that was looked up; null where there was none. */
  before: Date | null;
  /** Where it renews: until when there is access after these months, and when its fan is told what the month after them costs. */
  renewingEndsAt: Date;
  remindAt: Date;
}

/**
 * Adds months that somebody else pays, and counts a new subscriber. One that renews goes on renewing, later and at the price that its fan
 * agreed to; any other does not begin to, whoever cancels at the same moment. Answers nothing when the subscription is not any more
 * as it was looked up, and waits for a transaction that is just changing it.
 */
export const giveMonthsStatement = prepare<GivenMonths, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    with kept as (
      insert into subscriptions as s (fan_id, creator_id, started_at, since, paid_until, ends_at, months)
      values (${param('fanId')}::uuid, ${param('creatorId')}::uuid, ${param('startedAt')}::timestamptz, ${param('startsAt')}::timestamptz,
        ${param('paidUntil')}::timestamptz, ${param('paidUntil')}::timestamptz, ${param('months')}::integer)
      on conflict (fan_id, creator_id) do update set started_at = excluded.started_at, paid_until = excluded.paid_until, months = excluded.months, failed_at = null,
        since = case when s.ends_at > ${param('now')}::timestamptz then coalesce(s.since, s.started_at) else excluded.since end,
        next_try_at = case when s.next_try_at is not null and s.ends_at > ${param('now')}::timestamptz then excluded.paid_until end,
        ends_at = case when s.next_try_at is not null and s.ends_at > ${param('now')}::timestamptz then ${param('renewingEndsAt')}::timestamptz else excluded.paid_until end,
        remind_at = case when s.next_try_at is not null and s.agreed_centavos > 0 then ${param('remindAt')}::timestamptz end
        where s.paid_until = ${param('before')}::timestamptz
      returning (xmax = 0) as is_new
    ), charged as (
      insert into subscription_charges (id, fan_id, given_by, creator_id, credits, starts_at, ends_at, created_at, agreed_centavos, list_centavos, months, discount_percent)
      select ${param('id')}::uuid, ${param('fanId')}::uuid, ${param('giverId')}::uuid, ${param('creatorId')}::uuid, ${param('credits')}::integer,
        ${param('startsAt')}::timestamptz, ${param('paidUntil')}::timestamptz, ${param('now')}::timestamptz, ${param('chargedCentavos')}::integer,
        ${param('listCentavos')}::integer, ${param('chargedMonths')}::integer, ${param('percent')}::integer from kept
      returning id
    ), counted as (
      update users set subscribers_count = subscribers_count + 1
      where id = ${param('creatorId')}::uuid and exists (select from kept where is_new)
    )
    select id from charged`,
);
