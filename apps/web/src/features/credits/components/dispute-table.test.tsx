import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Answer } from '../../../lib/api-types.ts';
import { DisputeTable } from './dispute-table.tsx';

type Dispute = Answer<'GET /admin/users/{id}'>['disputes'][number];

const DISPUTE: Dispute = {
  id: '4be0643f-1d98-473b-97cd-ca98a65347dd',
  purchase_id: '4be0643f-1d98-473b-97cd-ca98a65347de',
  purchase_reference: 'LK-7F3K-9Q2M',
  provider: 'paypal',
  reference: 'PP-R-1',
  state: 'open',
  reason: 'UNAUTHORISED',
  amount: 100,
  fee: null,
  credits_taken: 40,
  debt: 60,
  is_loss: false,
  opened_at: '2026-11-21T10:00:00.000Z',
  respond_by: '2026-12-01T10:00:00.000Z',
  hours_left: 200,
  ended_at: null,
};

function shown(changes: Partial<Dispute>): string {
  const markup = renderToStaticMarkup(<DisputeTable disputes={[{ ...DISPUTE, ...changes }]} />);
  return markup.replace(/<[^>]+>/g, '|');
}

it('says what an open dispute took, what is owed, and until when it can be answered', () => {
  const html = shown({});
  expect(html).toContain('₱100.00 by PayPal');
  expect(html).toContain('40 credits taken back · ₱60.00 owed');
  expect(html).toMatch(/Answer the provider before Dec 1, 2026/);
  expect(html).toContain(DISPUTE.purchase_reference);
});

it('counts the days to the deadline, and says its last two days loudly', () => {
  const markup = (changes: Partial<Dispute>) =>
    renderToStaticMarkup(
      <DisputeTable disputes={[{ ...DISPUTE, respond_by: '2126-12-01T10:00:00.000Z', ...changes }]} />,
    );
  expect(markup({ hours_left: 49 })).toContain('2 days left');
  expect(markup({ hours_left: 48 })).not.toContain('data-testid="deadline"');
  expect(markup({ hours_left: 47 })).toMatch(/data-testid="deadline".*Only 47 hours left/);
  expect(markup({ hours_left: 0, respond_by: '2020-12-01T10:00:00.000Z' })).toContain(
    'The deadline has passed',
  );
  expect(markup({ hours_left: null, respond_by: null })).toContain('Check its dashboard');
});

it('asks nobody to answer one that is over, and says whose the money is', () => {
  const ended_at = '2026-11-25T10:00:00.000Z';
  const won = shown({ state: 'won', credits_taken: 0, debt: 0, ended_at });
  expect(won).not.toContain('Answer the provider');
  expect(won).toContain('What was taken was given back');
  const lost = shown({ state: 'lost', is_loss: true, credits_taken: 0, ended_at, fee: 750 });
  expect(lost).not.toContain('Answer the provider');
  expect(lost).toContain('₱60.00 lost: the account is gone');
  expect(lost).toContain('₱750.00');
});

it('says that one took nothing where nothing was left', () =>
  expect(shown({ credits_taken: 0, debt: 0 })).toContain('Nothing was left to take back'));
