import type { Person } from '../../../../test/factory.ts';
import type { Harness } from '../../../../test/harness.ts';
import { accounts, readFigures } from '../../ledger/index.ts';

const PATH = '/api/credits/auto-top-up';
export const ASKED = { threshold: 50, package_id: 'starter', price: 100, monthly_limit: 300 };

const call = (harness: Harness, method: 'GET' | 'PUT' | 'POST' | 'DELETE', fan: Person, path = '') =>
  harness.app.inject({ method, url: `${PATH}${path}`, headers: fan.headers });

export const setTopUp = (harness: Harness, fan: Person, changes: object = {}) =>
  harness.app.inject({
    method: 'PUT',
    url: PATH,
    headers: fan.headers,
    payload: { ...ASKED, ...changes },
  });
export const confirmTopUp = (harness: Harness, fan: Person) => call(harness, 'POST', fan, '/confirmation');
export const endTopUp = (harness: Harness, fan: Person) => call(harness, 'DELETE', fan);
export const readTopUp = async (harness: Harness, fan: Person) =>
  (await call(harness, 'GET', fan)).json().top_up;

/** A fan with so many credits who agreed. */
export async function toppedUp(harness: Harness, changes: object = {}, credits = 0): Promise<Person> {
  const fan = await harness.factory.fan(credits > 0 ? { credits } : {});
  await setTopUp(harness, fan, changes);
  harness.paypal.savedPayers.agreeAll();
  const answer = await confirmTopUp(harness, fan);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return fan;
}

export const creditsOf = async ({ deps }: Harness, fan: Person): Promise<number> =>
  (await readFigures(deps.db, accounts.fanWallet(fan.id))).balance;

/** The ends of what was bought by itself, in order. */
export async function boughtFor({ deps }: Harness, fan: Person): Promise<string[]> {
  const rows = await deps.db
    .selectFrom('auto_top_up_purchases as a')
    .innerJoin('purchases as p', 'p.id', 'a.purchase_id')
    .select('p.status')
    .where('a.fan_id', '=', fan.id)
    .orderBy('a.created_at')
    .orderBy('a.purchase_id')
    .execute();
  return rows.map(({ status }) => status);
}

/** Pays all that a fan has to somebody. */
export async function spendAll(harness: Harness, fan: Person): Promise<void> {
  const creator = await harness.factory.creator();
  const answer = await harness.app.inject({
    method: 'POST',
    url: `/api/creators/${creator.id}/tips`,
    headers: fan.headers,
    payload: { credits: await creditsOf(harness, fan) },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}
