import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Purchase } from '../../../lib/api-types.ts';
import type { SettledStatus } from '../purchase-words.ts';
import { SettledPurchase } from './settled-purchase.tsx';

const PURCHASE: Purchase = {
  id: '4be0643f-1d98-473b-97cd-ca98a65347dd',
  status: 'pending',
  credit_amount: 550,
  bonus_credits: 50,
  granted_credits: null,
  was_requoted: false,
  original_amount: 500,
  final_amount: 500,
  payment_method: 'gcash',
  package_id: 'popular',
  approval_url: null,
  reason: null,
  balance: 1200,
  created_at: '2026-11-21T10:00:00.000Z',
  completed_at: null,
  refund: { offer: null, request: null },
};

function shown(status: SettledStatus, rest: Partial<Purchase> = {}) {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SettledPurchase
        purchase={{ ...PURCHASE, status, ...rest }}
        status={status}
        onAgain={() => undefined}
      />
    </MemoryRouter>,
  );
  return markup.replace(/<[^>]+>/g, '|');
}

it.each(['declined', 'cancelled', 'expired'] as const)(
  'says that nothing was charged when %s, and offers another try',
  (status) => {
    expect(shown(status)).toContain('You have not been charged.');
    expect(shown(status)).toContain('Try again');
  },
);

it.each(['held', 'mismatch', 'refunded', 'disputed'] as const)(
  'never says that nothing was charged when %s, nor asks to pay again',
  (status) => {
    expect(shown(status)).not.toContain('not been charged');
    expect(shown(status)).not.toContain('Try again');
    expect(shown(status)).toContain('View credit history');
  },
);

it('gives the provider’s reason for declining', () => {
  expect(shown('declined', { reason: 'Too little money.' })).toContain(
    'Too little money. You have not been charged.',
  );
});

it('shows what was promised until it is granted, then what was', () => {
  expect(shown('held')).toContain('|Credits||550 credits|');
  expect(shown('completed', { granted_credits: 480 })).toContain('|Credits added||480 credits|');
});

it('is a receipt: by what, when in Philippine time, and the number to name', () => {
  const receipt = shown('completed', { granted_credits: 550, completed_at: '2026-11-21T18:05:00.000Z' });
  expect(receipt).toContain('|Paid||₱500.00|');
  expect(receipt).toContain('|Paid with||GCash|');
  expect(receipt).toMatch(/\|Date\|\|Nov 22, 2026, 2:05.AM\|/);
  expect(receipt).toContain(`|Reference||${PURCHASE.id}|`);
});

it('tells of another rate only when there was one', () => {
  const requoted = { granted_credits: 480, was_requoted: true };
  expect(shown('completed', requoted)).toContain('your ₱500.00 bought |480 credits| at the new rate');
  expect(shown('completed', { ...requoted, was_requoted: false })).not.toContain('new rate');
});
