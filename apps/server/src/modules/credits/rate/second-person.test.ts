import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { setRate } from './rate.fixture.ts';

/** A rate more than a quarter away waits for a second person, where there is one (P333). */
const harness = useHarness();
const url = '/api/credits/admin/conversion-rate';
let [owner, finance] = [] as unknown as [Person, Person];

beforeEach(async () => {
  [owner, finance] = [await harness.factory.admin(), await harness.factory.admin({ role: 'finance' })];
  await setRate(harness, owner, 1);
  await harness.factory.onlyAdmin(owner.id, finance.id);
});

const send = ({ headers }: Person, pesos: number) =>
  harness.app.inject({
    method: 'POST',
    url,
    headers,
    payload: { php_per_credit: pesos, shown_php_per_credit: 1, confirmed_php_per_credit: pesos },
  });

const withdraw = ({ headers }: Person) =>
  harness.app.inject({ method: 'DELETE', url: `${url}/first-approval`, headers });

const read = async () => (await harness.app.inject({ url, headers: owner.headers })).json();

describe('a far rate', () => {
  it('waits, and changes once another person sends the same', async () => {
    expect((await send(finance, 2)).json()).toMatchObject({ php_per_credit: 1, is_proposed: true });
    expect(await read()).toMatchObject({
      php_per_credit: 1,
      needs_two: true,
      proposal: { php_per_credit: 2, by_id: finance.id, counts: true },
    });
    expect((await send(finance, 2)).json()).toMatchObject({ is_proposed: true });
    expect((await send(owner, 2)).json()).toMatchObject({ php_per_credit: 2, is_proposed: false });
    expect(await read()).toMatchObject({ php_per_credit: 2, proposal: null });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of another amount takes the place of what waits', async () => {
    await send(finance, 2);
    expect((await send(owner, 3)).json().is_proposed).toBe(true);
    expect(await read()).toMatchObject({
      php_per_credit: 1,
      proposal: { php_per_credit: 3, by_id: owner.id },
    });
    expect((await send(owner, 2)).json().is_proposed).toBe(true);
  });

  it('is withdrawn by who proposed it, and the one whose place it took does not come back', async () => {
    expect((await withdraw(finance)).json().code).toBe('first_approval_gone');
    await send(owner, 2);
    await send(finance, 3);
    expect((await withdraw(owner)).json().code).toBe('first_approval_gone');
    expect((await withdraw(finance)).statusCode).toBe(200);
    expect((await read()).proposal).toBeNull();
    expect((await send(finance, 2)).json().is_proposed).toBe(true);
    expect((await send(owner, 2)).json()).toMatchObject({ php_per_credit: 2, is_proposed: false });
    expect((await withdraw(finance)).json().code).toBe('first_approval_gone');
  });

  it('is either changed or withdrawn where the second sends the same as the first withdraws', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await setRate(harness, owner, 1);
      await send(finance, 2);
      const both = [() => withdraw(finance), () => send(owner, 2)];
      const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((act) => act()));
      const [withdrawn, sent] = turn % 2 === 0 ? answers : answers.toReversed();
      expect(sent?.json().is_proposed).toBe(withdrawn?.statusCode === 200);
      if (withdrawn?.statusCode === 200) expect((await withdraw(owner)).statusCode).toBe(200);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of two who send it at once is changed once, and by one who presses twice not at all', async () => {
    const own = await Promise.all([send(finance, 2), send(finance, 2)]);
    expect(own.map((answer) => answer.json().is_proposed)).toEqual([true, true]);
    const both = await Promise.all([send(owner, 3), send(finance, 3)]);
    expect(both.map((answer) => answer.json().is_proposed).sort()).toEqual([false, true]);
    expect((await read()).php_per_credit).toBe(3);
  });

  it('waits for a day, and as long as who proposed it still may', async () => {
    await send(finance, 2);
    harness.clock.advance(DAY_MS);
    expect((await read()).proposal).toBeNull();
    expect((await send(owner, 2)).json().is_proposed).toBe(true);
    await harness.factory.onlyAdmin(finance.id);
    const alone = await harness.app.inject({ url, headers: finance.headers });
    expect(alone.json()).toMatchObject({ needs_two: false, proposal: { by_id: owner.id, counts: false } });
    expect((await send(finance, 2)).json()).toMatchObject({ php_per_credit: 2, is_proposed: false });
  });

  it('near needs nobody else', async () => {
    expect((await send(finance, 1.25)).json()).toMatchObject({ php_per_credit: 1.25, is_proposed: false });
  });
});
