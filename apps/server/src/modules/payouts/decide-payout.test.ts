import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { BANK, usePayouts } from './payouts.fixture.ts';

const { harness, call, earner, availableTo, heldOf, toldOf } = usePayouts();

describe('a decision about a payout', () => {
  async function asked(credits = 1000) {
    const [creator, admin] = [await earner(credits), await harness.factory.admin()];
    const { payout } = (await call('POST', '/payouts', creator, {})).json();
    const decide = (by: Person, decision: string, words?: string) =>
      call('POST', `/admin/payouts/${payout.id}/decision`, by, {
        decision,
        ...(words && { [decision === 'paid' ? 'reference' : 'reason']: words }),
      });
    return { creator, admin, payout, decide };
  }

  it('is no earning of its creator where it gives the money back', async () => {
    const { creator, admin, decide } = await asked();
    await decide(admin, 'reject', 'Mali ang numero');
    const { recent, total_earned: total } = (await call('GET', '/earnings', creator)).json();
    expect(recent).toMatchObject([{ description: expect.stringMatching(/^Tip to /), amount: 700 }]);
    expect(total).toBe(700);
  });

  it('sends it and records that it arrived', async () => {
    const { creator, admin, payout, decide } = await asked();
    await call('PUT', '/payouts/settings', creator, BANK);
    const waiting = (await call('GET', '/admin/payouts', admin)).json().payout_requests;
    expect(waiting.find(({ id }: { id: string }) => id === payout.id)).toMatchObject({
      creator_id: creator.id,
      amount: 700,
      // As it was asked for, not as it was changed to.
      method: 'gcash',
      account: '4567',
    });
    expect((await decide(admin, 'approve')).json().payout_request).toMatchObject({ status: 'approved' });
    expect((await decide(admin, 'paid', 'IN-0815')).json().payout_request).toMatchObject({
      status: 'paid',
      reference: 'IN-0815',
    });
    const { payouts } = (await call('GET', '/payouts', creator)).json();
    expect(payouts).toMatchObject([{ status: 'paid', amount: 700, reference: 'IN-0815' }]);
    expect([await availableTo(creator), await heldOf(creator)]).toEqual([0, 0]);
    expect(await toldOf(creator)).toEqual(['payout_paid']);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('gives it back with a reason that its creator reads, and earns nobody anything', async () => {
    for (const steps of [
      [['reject', 'Please use your own account']],
      [['approve'], ['failed', 'Wrong number']],
    ] as const) {
      const { creator, admin, decide } = await asked();
      for (const [decision, reason] of steps)
        expect((await decide(admin, decision, reason)).statusCode).toBe(200);
      expect([await availableTo(creator), await heldOf(creator)]).toEqual([700, 0]);
      const { payouts } = (await call('GET', '/payouts', creator)).json();
      expect(payouts[0].reason).toBe(steps.at(-1)?.[1]);
      expect(await toldOf(creator)).toEqual(['payout_returned']);
      const earned = (await call('GET', '/earnings', creator)).json();
      expect(earned).toMatchObject({ total_earned: 700, available_balance: 700 });
      expect((await call('POST', '/payouts', creator, {})).statusCode).toBe(201);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('without a reference where money has left is refused', async () => {
    const { admin, decide } = await asked();
    await decide(admin, 'approve');
    const answer = await decide(admin, 'paid');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['reference']]);
  });

  it('without a reason where money goes back is refused', async () => {
    const { admin, decide } = await asked();
    const answer = await decide(admin, 'reject');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['reason']]);
    expect((await decide(admin, 'reject', '  ')).statusCode).toBe(422);
  });

  it('is made once: of admins at the same time one decides, and the others are told who', async () => {
    const { creator, decide } = await asked();
    const admins = [
      await harness.factory.admin(),
      await harness.factory.admin(),
      await harness.factory.admin(),
    ];
    const answers = await Promise.all(
      admins.flatMap((admin) => [decide(admin, 'approve'), decide(admin, 'reject', 'No')]),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const second = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(second).toMatchObject({ code: 'payout_decided', detail: expect.stringContaining('The admin') });
    const total = (await heldOf(creator)) + (await availableTo(creator)) * 100;
    const inFlight = answers.some(
      (answer) => answer.statusCode === 200 && answer.json().payout_request.status === 'approved',
    );
    expect(total).toBe(inFlight ? 0 : 70_000);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of one that is not there, or not in that state, or by somebody else is refused', async () => {
    const { creator, admin, decide } = await asked();
    expect((await decide(admin, 'paid', 'x')).json()).toMatchObject({
      code: 'payout_decided',
      detail: 'This payout is not approved yet. Approve it first.',
    });
    expect((await decide(creator, 'approve')).json().code).toBe('admins_only');
    const unknown = await call('POST', `/admin/payouts/${harness.deps.ids.next()}/decision`, admin, {
      decision: 'approve',
    });
    expect(unknown.json().code).toBe('payout_not_found');
  });

  it.each([
    ['is written larger', `update payouts set centavos = centavos + 1`],
    [
      'calls itself paid',
      `update payouts set status = 'paid', finished_at = now() where status = 'approved'`,
    ],
    ['disappears', `delete from payouts`],
    [
      'appears',
      `insert into payouts select gen_random_uuid(), creator_id, 'affiliate', centavos, status, method, sealed, last_characters, reason, requested_at, decided_by, decided_at from payouts where status = 'approved' limit 1`,
    ],
  ])('that %s by hand trips the law', async (_what, statement) => {
    const { admin, decide } = await asked();
    await decide(admin, 'approve');
    const undone = new Error('undone');
    await harness.deps.db
      .transaction()
      .execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        const laws = (await checkInvariants(tx)).map(({ law }) => law);
        expect(laws).toContain('payouts-are-booked');
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  });
});
