import { expect, it } from 'vitest';
import { login } from '../accounts/accounts.fixture.ts';
import { runTopUps } from '../credits/top-up/run-top-ups.ts';
import { boughtFor, readTopUp, toppedUp } from '../credits/top-up/top-up.fixture.ts';
import { PASSWORD, useLeaving } from './leaving.fixture.ts';

/** Fake: the company that charges, and the clock. */
const { harness, withPassword, leave, row } = useLeaving();

it('charges nobody who deleted the account and came back, before they agree anew (P1030)', async () => {
  const fan = await withPassword(await toppedUp(harness));
  expect((await leave(fan.headers)).statusCode).toBe(200);
  const back = (await login(harness, fan.email, PASSWORD)).json();
  expect((await row(fan.id)).status).toBe('active');
  await runTopUps(harness.deps);
  expect(await boughtFor(harness, fan)).toEqual([]);
  const headers = { authorization: `Bearer ${back.access_token}` };
  expect((await readTopUp(harness, { ...fan, headers })) ?? null).toBeNull();
});
