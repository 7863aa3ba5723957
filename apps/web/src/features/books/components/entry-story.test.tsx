import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Answer } from '../../../lib/api-types.ts';
import { callOptions } from '../../../lib/use-call.ts';
import { EntryStory } from './entry-story.tsx';

type Story = Answer<'GET /admin/books/entries/{id}'>;

const ID = '01a1863a-599d-73d8-beb7-4ea259c1fa41';
/** VAT of a quarter that was paid to the tax office, a month late. */
const ENTRY: Story['entries'][number] = {
  ...{ entry_id: ID, at: '2026-11-02T02:00:00Z', value_at: null, reason: 'tax_remittance' },
  ...{ subject_type: 'tax_remittance', subject_id: ID, missed_month: '2026-10', actor_type: 'admin' },
  ...{ actor: { id: ID, name: 'Luz' }, reverses: null, value: 3, centavos_per_credit: 100 },
  postings: [{ currency: 'PHP', debit_account: 'PHP:tax_payable', credit_account: 'PHP:bank', amount: 3 }],
};

function shown(): string {
  const client = new QueryClient();
  const { queryKey } = callOptions('GET /admin/books/entries/{id}', { params: { id: ID } });
  client.setQueryData(queryKey, { correlation_id: ID, entries: [ENTRY], steps: [] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <EntryStory id={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says in words which month an entry missed', () => {
  expect(shown()).toContain('Too late for October 2026, which was already closed');
});

it('calls a payment to the tax office tax, as VAT is none that was withheld', () => {
  expect(shown()).toContain('Tax paid to the BIR');
  expect(shown()).not.toContain('Withheld');
});

it('says what is known of an entry in pieces that stay whole', () => {
  const text = shown().replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('This entry · Worth ₱3.00 · ₱1.00 a credit');
  expect(shown()).toMatch(/<span class="[^"]+">Worth ₱3.00 ·<\/span>/);
});
