import { describe, expect, it } from 'vitest';
import { PROVIDERS, type Purchase, useRealPayments } from './real-payments.fixture.ts';

const { harness, fault, control, open, press, statusOf, expectCreditedOnce } = useRealPayments();

/** Where the provider leads who leaves its page. */
async function leave(purchase: Purchase): Promise<URL> {
  const answer = await press(purchase.approvalUrl, 'cancel');
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const comeBack = ({ pathname, search }: URL, how: object = {}) =>
  harness.app.inject({ url: `${pathname}${search}`, ...how });

/** The address with another value in it. */
function changed(address: URL, name: string, value: string): URL {
  const other = new URL(address);
  other.searchParams.set(name, value);
  return other;
}

describe.each(PROVIDERS)('who leaves the page of %s without paying (P1065)', (name) => {
  it('has the purchase closed by coming back, in a browser where nobody is signed in', async () => {
    const purchase = await open(name);
    const address = await leave(purchase);
    expect(address.pathname).toBe('/buy-credits');
    expect(address.searchParams.get('purchase')).toBe(purchase.id);
    expect(await statusOf(purchase)).toBe('pending');
    await comeBack(address);
    expect(await statusOf(purchase)).toBe('cancelled');
    await comeBack(address);
    expect(await statusOf(purchase)).toBe('cancelled');
  });

  it('is credited where they paid all the same', async () => {
    const purchase = await open(name);
    const address = await leave(purchase);
    await press(purchase.approvalUrl, 'approve');
    await comeBack(address);
    await expect.poll(() => statusOf(purchase)).toBe('completed');
    await expectCreditedOnce(purchase);
  });
});

describe('an address that does not prove that somebody left (P1065)', () => {
  it('closes nothing: another purchase, another proof, none, one twice, one that is only fetched in case', async () => {
    const [purchase, other] = [await open('paymongo'), await open('paymongo')];
    const address = await leave(purchase);
    const without = new URL(address);
    without.searchParams.delete('left');
    const twice = new URL(address);
    twice.searchParams.append('left', 'x');
    await comeBack(changed(address, 'purchase', other.id));
    await comeBack(changed(address, 'purchase', 'no-id'));
    await comeBack(changed(address, 'left', 'A'.repeat(22)));
    await comeBack(changed(address, 'left', ''));
    await comeBack(without);
    await comeBack(twice);
    await comeBack(address, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    await comeBack(address, { method: 'HEAD' });
    expect([await statusOf(purchase), await statusOf(other)]).toEqual(['pending', 'pending']);
  });

  it('is answered by the page also where the provider fails, and closes the purchase the next time', async () => {
    const purchase = await open('paymongo');
    const address = await leave(purchase);
    await fault('paymongo', 'expire', 'error500', 10);
    expect((await comeBack(address)).statusCode).toBe(404);
    expect(await statusOf(purchase)).toBe('pending');
    await control('DELETE', '/sandbox/faults');
    await comeBack(address);
    expect(await statusOf(purchase)).toBe('cancelled');
  });
});
