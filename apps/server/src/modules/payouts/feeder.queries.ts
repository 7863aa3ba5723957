import { sql } from 'kysely';

/** A fan and a creator who live off each other, as a column of payouts. */
export interface Feeder {
  id: string;
  username: string;
  credits: number;
  /** Whole percents, rounded down, of all that the creator's thousand greatest fans ever spent with them. */
  of_creator: number;
  /** Of all that the fan ever spent. */
  of_fan: number;
  /** Both have a session that began in the same network. */
  shares_network: boolean;
}

/** From which on a pair is pointed out: below, a first fan is only that. */
const LEAST_CREDITS = 2000;
const LEAST_OF_CREATOR = 50;
const LEAST_OF_FAN = 90;
const GREATEST_FANS = 1000;

/** Who has paid most of what a creator ever earned and hardly anybody else (P769); null where that is nobody. */
export const FEEDER = sql<Feeder | null>`(
  select jsonb_build_object('id', u.id, 'username', u.username, 'credits', top.credits, 'of_creator', top.of_creator, 'of_fan', top.of_fan,
    'shares_network', exists (select from sessions fan join sessions creator on creator.network = fan.network
      where fan.user_id = u.id and creator.user_id = payouts.creator_id))
  from (
    select f.fan_id, f.spent_credits as credits,
      f.spent_credits * 100 / (select sum(spent_credits) from (
        select spent_credits from creator_fans where creator_id = payouts.creator_id order by spent_credits desc limit ${sql.lit(GREATEST_FANS)}
      ) greatest)::bigint as of_creator,
      f.spent_credits * 100 / (select sum(spent_credits) from creator_fans where fan_id = f.fan_id and spent_credits > 0)::bigint as of_fan
    from creator_fans f where f.creator_id = payouts.creator_id and f.spent_credits >= ${sql.lit(LEAST_CREDITS)}
    order by f.spent_credits desc, f.fan_id desc limit 1
  ) top join users u on u.id = top.fan_id
  where payouts.bucket = 'earnings' and top.of_creator >= ${sql.lit(LEAST_OF_CREATOR)} and top.of_fan >= ${sql.lit(LEAST_OF_FAN)})`;
