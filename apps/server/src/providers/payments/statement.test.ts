import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrder, startSandbox, type TestSandbox } from './sandbox.fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

it.each([
  ['paypal', 'PAYPAL *LKH Online'],
  ['paymongo', 'LKH Online'],
] as const)(
  'a payer finds the neutral name on the statement of %s, and on its page',
  async (name, statement) => {
    const { orderId } = await openOrder(sandbox.provider(name));
    const order = (await sandbox.orders()).find(({ id }) => id === orderId);
    expect(order?.statement).toBe(statement);
    const page = await (await fetch(`${sandbox.url}/pay/${orderId}`)).text();
    expect(page).toContain(`<dt>On your statement</dt><dd>${statement}</dd>`);
  },
);

it('a name that is too long for PayPal is refused, not cut', async () => {
  const order = openOrder(sandbox.provider('paypal'), { statementName: 'A name of more than 22 signs' });
  await expect(order).rejects.toMatchObject({ code: 'rejected' });
});
