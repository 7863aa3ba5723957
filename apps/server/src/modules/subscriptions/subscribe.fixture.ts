import { beforeEach } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { NO_OFFERS, type Offers } from './plan.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

/** Fans who subscribe at the end of a January, and the job that renews. Each test begins at that moment. */
export function useSubscribing() {
  const harness = useHarness();
  const START = '2026-01-31T04:00:00.000Z';

  beforeEach(() => harness.clock.set(START));

  /** A session rests for a month at most: after one, people sign in again. */
  async function headersOf(person: Person) {
    return {
      authorization: `Bearer ${(await harness.deps.sessions.start(harness.deps.db, person.id)).bearer}`,
    };
  }

  async function ask(method: 'POST' | 'DELETE', fan: Person, creatorId: string, payload?: object) {
    const url = `/api/creators/${creatorId}/subscription`;
    return harness.app.inject({ method, url, headers: await headersOf(fan), ...(payload && { payload }) });
  }

  const balanceOf = async (fan: Person) =>
    (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;
  const chargesOf = (fan: Person) =>
    harness.deps.db
      .selectFrom('subscription_charges')
      .select(['credits', 'starts_at', 'ends_at'])
      .where('fan_id', '=', fan.id)
      .orderBy('starts_at')
      .execute();
  const subscribersOf = async (creator: Person) =>
    (
      await harness.deps.db
        .selectFrom('users')
        .select('subscribers_count')
        .where('id', '=', creator.id)
        .executeTakeFirstOrThrow()
    ).subscribers_count;

  async function setPrice(creator: Person, centavos: number | null): Promise<void> {
    await harness.deps.db
      .updateTable('users')
      .set({ subscription_price_centavos: centavos })
      .where('id', '=', creator.id)
      .execute();
  }

  async function scene({ price = 19_950, credits = 500 }: { price?: number | null; credits?: number } = {}) {
    const creator = await harness.factory.creator();
    await setPrice(creator, price);
    return { creator, fan: await harness.factory.fan({ credits }) };
  }

  /** Has a creator offer this and nothing else. */
  async function offer(creator: Person, offers: Partial<Offers>) {
    const payload = { ...NO_OFFERS, ...offers };
    const url = '/api/studio/subscription-offers';
    return harness.app.inject({ method: 'PUT', url, headers: await headersOf(creator), payload });
  }

  const plansOf = async (creator: Person, fan: Person) =>
    (
      await harness.app.inject({
        url: `/api/creators/${creator.id}/subscription-plans`,
        headers: await headersOf(fan),
      })
    ).json();

  const renew = () => renewSubscriptions(harness.deps);
  /** Runs the job at moments, as the clock would. */
  async function renewAt(...moments: string[]): Promise<void> {
    for (const moment of moments) {
      harness.clock.set(moment);
      await renew();
    }
  }

  return {
    harness,
    START,
    headersOf,
    ask,
    balanceOf,
    chargesOf,
    subscribersOf,
    setPrice,
    scene,
    offer,
    plansOf,
    renew,
    renewAt,
  };
}
