import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Order, orderForCustom } from '../order.ts';
import { OrderSummary } from './order-summary.tsx';

const nothing = () => undefined;

function shown(order: Order): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <OrderSummary
        order={order}
        balance={20}
        methodName="GCash"
        charge={null}
        isSandbox={false}
        oldPrice={null}
        isBusy={false}
        isAsking={false}
        least={1}
        onAccept={nothing}
        onBuy={nothing}
      />
    </MemoryRouter>,
  );
  return markup.replace(/<[^>]+>/g, '|');
}

it('leads to the provider where something is paid, and does not say so where a coupon left nothing to pay', () => {
  const paid = shown(orderForCustom(500, 1));
  expect(paid).toContain('Pay ₱500.00 with GCash');
  expect(paid).toContain('You pay on the provider’s own page');
  const free = shown({ ...orderForCustom(500, 1), finalAmount: 0, couponId: 'c' });
  expect(free).toContain('Get 500 credits');
  expect(free).toContain('There is nothing to pay');
  expect(free).not.toMatch(/GCash|provider/);
});
