import { beforeAll, expect } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { type HarnessOptions, useHarness } from '../../../test/harness.ts';
import { accounts, readFigures } from '../ledger/index.ts';

export const GCASH = { method: 'gcash', gcash_number: '+63 917-123 4567' };
export const BANK = {
  method: 'bank_transfer',
  bank_name: 'BPI',
  bank_account_name: 'Ana Peña',
  bank_account_number: '0012 3456 78',
};

/** Creators with something to be paid out: nothing is held, which is tested where it is held. */
export function usePayouts(deps: HarnessOptions['deps'] = {}) {
  const harness = useHarness({ deps });
  beforeAll(() => harness.factory.holdEarnings(0));
  function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { headers }: Person,
    payload?: object,
  ) {
    return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  }

  /** A creator whom a fan has just tipped so many credits. */
  async function earner(credits: number, { isSetUp = true } = {}): Promise<Person> {
    const creator = await harness.factory.creator();
    if (credits > 0) await tip(creator, credits);
    if (isSetUp) expect((await call('PUT', '/payouts/settings', creator, GCASH)).statusCode).toBe(200);
    return creator;
  }

  async function tip(creator: Person, credits: number): Promise<void> {
    const fan = await harness.factory.fan({ credits });
    expect((await call('POST', `/creators/${creator.id}/tips`, fan, { credits })).statusCode).toBe(201);
  }

  const availableTo = async (creator: Person) =>
    (await call('GET', '/payouts', creator)).json().available.earnings as number;
  const heldOf = async (creator: Person) =>
    (await readFigures(harness.deps.db, accounts.creatorHeld(creator.id))).balance;

  /** What a creator was told of their payouts in the app (P443). */
  async function toldOf(creator: Person): Promise<string[]> {
    const { notifications } = (await call('GET', '/notifications', creator)).json();
    const kinds = notifications.map(({ kind }: { kind: string }) => kind);
    return kinds.filter((kind: string) => kind.startsWith('payout'));
  }

  return { harness, call, earner, tip, availableTo, heldOf, toldOf };
}
