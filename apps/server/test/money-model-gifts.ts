import type { GiftPlan } from '@likha/contract/late-limits';
import fc from 'fast-check';
import { giveCredits } from '../src/modules/gifts/give-credits.ts';
import { giveSubscription } from '../src/modules/gifts/give-subscription.ts';
import { listPlans } from '../src/modules/subscriptions/list-plans.ts';
import { AppError } from '../src/platform/app-error.ts';
import type { Harness } from './harness.ts';
import { insist, type Promises, pick } from './money-model-world.ts';

/** One fan gives another months of a creator, or credits. */
export interface GiftAction {
  kind: 'gift';
  fan: number;
  to: number;
  creator: number;
  /** Null for credits. */
  plan: GiftPlan | null;
  credits: number;
}

const nat = fc.nat(1000);

export const giftAction = fc.record({
  kind: fc.constant('gift' as const),
  fan: nat,
  to: nat,
  creator: nat,
  plan: fc.constantFrom(null, null, 'monthly' as const, 'months_3' as const),
  credits: fc.integer({ min: 10, max: 60 }),
});

/** Under one name, as a client's retries share one. A refusal is an answer. */
export async function give(
  { deps }: Harness,
  world: Promises,
  what: GiftAction,
  clientId: string,
): Promise<void> {
  const [fan, receiver] = [pick(world.fans, what.fan), pick(world.fans, what.to)];
  const creator = pick(world.creators, what.creator);
  if (!fan || !receiver || !creator) return;
  const { username } = receiver;
  const wish = { username, message: '', showsName: false, clientId, correlationId: clientId };
  if (what.plan === null) {
    const { credits } = what;
    const answer = await insist(() => giveCredits(deps, fan.viewer, { ...wish, credits }));
    if (!(answer instanceof AppError))
      world.given.set(clientId, { fanId: fan.id, receiverId: receiver.id, credits });
    return;
  }
  const listed = await insist(() => listPlans(deps, fan.viewer, creator.id));
  const plans = listed instanceof AppError ? [] : listed.plans;
  const shownCredits = plans.find(({ plan }) => plan === what.plan)?.credits ?? 0;
  const months = { ...wish, creatorId: creator.id, plan: what.plan, shownCredits };
  await insist(() => giveSubscription(deps, fan.viewer, months));
}

/** What a fan was given in credits, less what they gave. */
export function givenTo({ given }: Promises, fanId: string): number {
  return [...given.values()].reduce(
    (sum, gift) =>
      sum + (gift.receiverId === fanId ? gift.credits : 0) - (gift.fanId === fanId ? gift.credits : 0),
    0,
  );
}
