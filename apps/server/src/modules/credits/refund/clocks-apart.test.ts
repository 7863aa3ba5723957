import { expect, it } from 'vitest';
import { comeBack, openPurchase } from '../settle/purchase.fixture.ts';
import { useBackPayments } from './back-payments.fixture.ts';
import { ask, decide } from './refunds.fixture.ts';

/** Each step at a node whose clock is behind that of the one before, by as much as addresses honour. */
const { harness, admin, run, paidBack, laws } = useBackPayments();
const APART_MS = 30_000;

it('keeps its laws where a purchase, its refund and what is paid back are of nodes whose clocks differ', async () => {
  const fan = await harness.factory.fan();
  const { id, orderId } = await openPurchase(harness, fan, {});
  harness.paypal.pay(id);
  const next = () => harness.clock.advance(-APART_MS);
  next();
  await comeBack(harness, fan, id);
  next();
  expect((await ask(harness, fan, id)).statusCode).toBe(201);
  next();
  expect((await decide(harness, admin, id)).statusCode).toBe(200);
  // Whose clock is behind pays back once its own says so.
  harness.clock.advance(APART_MS);
  await run();
  expect(paidBack(`cap-${orderId}`)).toHaveLength(1);
  expect(await laws()).toEqual([]);
});
