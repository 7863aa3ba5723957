import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Purchase } from '../../../lib/api-types.ts';
import type { SettledStatus } from '../purchase-words.ts';
import { SettledPurchase } from './settled-purchase.tsx';

const PURCHASE: Purchase = {
  id: '4be0643f-1d98-473b-97cd-ca98a65347dd',
  reference: 'LK-7F3K-9Q2M',
  status: 'pending',
  credit_amount: 550,
  bonus_credits: 50,
  granted_credits: null,
  was_requoted: false,
  original_amount: 500,
  final_amount: 500,
  payment_method: 'gcash',
  charge: null,
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

it('names no company that was paid where a coupon left nothing to pay', () => {
  const free = shown('completed', { granted_credits: 550, final_amount: 0 });
  expect(free).toContain('|Paid||₱0.00|');
  expect(free).not.toMatch(/Paid with|GCash/);
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
  expect(receipt).toMatch(/\|Reference\|+LK-7F3K-9Q2M\|/);
});

it.each(['completed', 'refunded', 'disputed'] as const)('has a receipt to take away when %s', (status) => {
  expect(shown(status)).toContain('Download receipt (PDF)');
});

it.each(['declined', 'cancelled', 'expired', 'held', 'mismatch'] as const)('has none when %s', (status) => {
  expect(shown(status)).not.toContain('Download receipt');
});

it('tells of another rate only when there was one', () => {
  const requoted = { granted_credits: 480, was_requoted: true };
  expect(shown('completed', requoted)).toContain('for your ₱500.00 you got |480 credits| at the new rate');
  expect(shown('completed', { ...requoted, was_requoted: false })).not.toContain('new rate');
});

const REQUEST = {
  status: 'open',
  amount: 500,
  credits: 550,
  part_of: null,
  reason: '',
  answer: null,
  asked_at: '2026-11-21T18:05:00.000Z',
  decided_at: null,
  paid_back_at: null,
} as const;

it('says how a refund stands that was asked for, and offers no other', () => {
  const asked = (status: SettledStatus, request: Partial<NonNullable<Purchase['refund']['request']>> = {}) =>
    shown(status, { refund: { offer: null, request: { ...REQUEST, ...request } } });
  expect(asked('completed')).toMatch(/You asked for ₱500\.00 back on Nov 22, 2026, 2:05.AM\./);
  expect(asked('completed')).toContain('within 5 to 10 business days');
  expect(asked('completed')).not.toContain('Ask for a refund');
  const decided_at = '2026-11-22T02:00:00.000Z';
  const approved = asked('refunded', { status: 'approved', decided_at });
  expect(approved).toContain('Your money is on its way back');
  expect(approved).toContain('within 7 to 14 business days');
  const part = { amount: 200, credits: 220, part_of: { amount: 500, credits: 550 }, decided_at };
  const inPart = asked('completed', { ...part, status: 'approved', answer: 'You used some' });
  expect(inPart).toContain('₱200.00 of ₱500.00');
  expect(inPart).toContain('the other 330 credits are yours to use');
  expect(inPart).toContain('You used some');
  expect(asked('completed', { ...part, status: 'paid_back', paid_back_at: decided_at })).toContain(
    '₱200.00 of ₱500.00 was paid back on Nov 22, 2026',
  );
  const paid = asked('refunded', { status: 'paid_back', decided_at, paid_back_at: decided_at });
  expect(paid).toContain('₱500.00 was paid back on Nov 22, 2026');
  expect(paid).not.toContain('on its way');
  expect(asked('completed', { status: 'refused' })).toContain('550 credits are back in your wallet');
  const declined = asked('completed', { status: 'declined', decided_at, answer: 'Too late.' });
  expect(declined).toContain('Our answer: Too late.');
});
