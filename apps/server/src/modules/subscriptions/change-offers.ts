import type { BaseDeps } from '../../platform/base-deps.ts';
import { findOffers, saveOffers } from './offers.queries.ts';
import { NO_OFFERS, type Offers } from './plan.ts';

/** What a creator offers besides a month. */
export async function readOffers(deps: BaseDeps, creatorId: string): Promise<Offers> {
  return (await findOffers(deps.db, creatorId)) ?? NO_OFFERS;
}

/** Changes all of it, for who subscribes from now on. @returns what is offered now */
export async function changeOffers(deps: BaseDeps, creatorId: string, offers: Offers): Promise<Offers> {
  await saveOffers(deps.db, creatorId, offers, deps.clock.now());
  return readOffers(deps, creatorId);
}
