import type { CallResponse, Calls } from '@likha/contract';
import { MONTHLY_GOALS } from '@likha/contract/limits';
import { centavosFromPesos, pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { philippineDay } from '../accounts/index.ts';
import { listDays, listNewSubscribers, monthsCompared } from '../earnings/index.ts';
import { findStepsDone, findStudio, saveStudio } from './studio.queries.ts';

type Studio = CallResponse<Calls['getStudio']>;
type Goals = Studio['goals'];
type FirstSteps = Studio['first_steps'];

/** A creator's goals, what this Philippine month has brought of them, and their first steps (P136, P137). */
export async function readStudio(deps: BaseDeps, creatorId: string): Promise<Studio> {
  const { start } = monthsCompared(philippineDay(deps.clock.now()));
  const [studio, first_steps, earned, begun] = await Promise.all([
    findStudio(deps.db, creatorId),
    readFirstSteps(deps, creatorId),
    listDays(deps.db, creatorId, start),
    listNewSubscribers(deps.db, creatorId, start),
  ]);
  const { pesos, subscribers } = MONTHLY_GOALS;
  return {
    goals: {
      earnings: studio?.goal_centavos ? pesosFromCentavos(studio.goal_centavos) : pesos.usual,
      new_subscribers: studio?.goal_subscribers ?? subscribers.usual,
    },
    reached: {
      earnings: pesosFromCentavos(earned.reduce((sum, day) => sum + day.earned_centavos, 0)),
      new_subscribers: begun.reduce((sum, day) => sum + day.count, 0),
    },
    first_steps,
  };
}

/** Which first steps are done. Whether the own link was shared is what the person did; the rest is what is there. */
export async function readFirstSteps({ db }: BaseDeps, creatorId: string): Promise<FirstSteps> {
  const [done, studio] = await Promise.all([findStepsDone(db, creatorId), findStudio(db, creatorId)]);
  return {
    ...done,
    link_shared: Boolean(studio?.link_shared_at),
    is_put_away: Boolean(studio?.first_steps_put_away_at),
  };
}

/** Keeps a creator's goals, from month to month. Who calls it has checked them. */
export async function saveGoals({ db }: BaseDeps, creatorId: string, goals: Goals): Promise<Goals> {
  const centavos = centavosFromPesos(goals.earnings);
  if (centavos === null) throw new Error('a goal that is no amount of pesos');
  await saveStudio(db, creatorId, { goal_centavos: centavos, goal_subscribers: goals.new_subscribers });
  return goals;
}

/** Settles what the person says of their first steps; what is left out stays. */
export async function saveFirstSteps(
  deps: BaseDeps,
  creatorId: string,
  said: { put_away?: boolean | undefined; link_shared?: true | undefined },
): Promise<FirstSteps> {
  const now = deps.clock.now();
  await saveStudio(deps.db, creatorId, {
    ...(said.put_away !== undefined && { first_steps_put_away_at: said.put_away ? now : null }),
    ...(said.link_shared && { link_shared_at: now }),
  });
  return readFirstSteps(deps, creatorId);
}
