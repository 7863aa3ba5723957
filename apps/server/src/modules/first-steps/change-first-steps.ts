import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { FIRST_STEPS } from '@likha/contract/limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { findSteps, writeInterests, writePutAway } from './first-steps.queries.ts';

type Steps = CallResponse<Calls['getFirstSteps']>['steps'];

/** How far a fan has come (P142), from what they have done. */
export async function readFirstSteps(deps: BaseDeps, fanId: string): Promise<Steps> {
  const row = await findSteps(deps.db, fanId, deps.clock.now(), FIRST_STEPS.follows);
  return { ...row, wanted_follows: FIRST_STEPS.follows };
}

/** Keeps what a fan is interested in, and whether the steps are put away; what is left out stays. */
export async function changeFirstSteps(
  deps: BaseDeps,
  fanId: string,
  body: CallInput<Calls['putFirstSteps']>['body'],
): Promise<Steps> {
  const { interests, is_put_away: isPutAway } = body;
  await inTransaction(deps.db, async (tx) => {
    if (interests) await writeInterests(tx, fanId, [...new Set(interests)]);
    if (isPutAway !== undefined) await writePutAway(tx, fanId, isPutAway ? deps.clock.now() : null);
  });
  return readFirstSteps(deps, fanId);
}
