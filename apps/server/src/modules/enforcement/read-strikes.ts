import type { CallResponse, Calls } from '@likha/contract';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { SANCTION } from '@likha/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { readSettings } from '../settings/index.ts';
import { countSuspensions, findStanding, listStrikes, type StrikeRow } from './enforcement.queries.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import { countsUntil, nextStep, type StrikeRules, whatFollows } from './strikes.ts';

type StrikeRecord = CallResponse<Calls['getStrikes']>;

/** What counts against oneself, until when, and what would follow (P391). */
export async function readOwnStrikes(
  deps: BaseDeps,
  userId: string,
): Promise<CallResponse<Calls['getOwnStrikes']>> {
  const { rules, strikes, suspensions } = await load(deps, userId);
  return present(strikes, suspensions, rules);
}

/** What counts against a person, with the next step for staff (P391). @throws AppError `person_not_found` */
export async function readStrikes(deps: BaseDeps, userId: string): Promise<StrikeRecord> {
  const person = await findStanding(deps.db, userId);
  if (!person) throw new AppError('person_not_found');
  const { rules, strikes, suspensions } = await load(deps, userId);
  const standing = { strikes: strikes.length, suspensions, status: person.status };
  const step = nextStep(standing, rules);
  const t = enforcementTexts[person.language ?? DEFAULT_LANGUAGE];
  const counted = { count: strikes.length, days: rules.windowDays };
  const words = strikes.length === 1 ? t.strikeReason(counted) : t.strikesReason(counted);
  return {
    ...present(strikes, suspensions, rules),
    suspensions,
    proposed: step && { ...step, reason: step.act === 'warning' ? '' : words },
  };
}

/** Strikes from before the newest suspension have had their consequence. */
async function load({ db, clock }: BaseDeps, userId: string) {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const settings = await readSettings(db);
  const rules: StrikeRules = {
    limit: settings.strike_limit,
    windowDays: settings.strike_window_days,
    firstDays: settings.strike_first_days,
    secondDays: settings.strike_second_days,
  };
  const past = await countSuspensions(db, userId, daysAgo(SANCTION.suspensionCountsDays));
  const window = daysAgo(rules.windowDays);
  const since = past.newest && past.newest > window ? past.newest : window;
  const strikes = await listStrikes(db, userId, { since, now, limit: SANCTION.strikes });
  return { rules, strikes, suspensions: past.count };
}

function present(strikes: StrikeRow[], suspensions: number, rules: StrikeRules) {
  return {
    strikes: strikes.map(({ expires_at, ...strike }) => ({
      ...strike,
      created_at: strike.created_at.toISOString(),
      counts_until: countsUntil({ ...strike, expires_at }, rules).toISOString(),
    })),
    limit: rules.limit,
    window_days: rules.windowDays,
    follows: whatFollows(suspensions, rules),
  };
}
