import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { callOptions } from '../../../lib/use-call.ts';
import type { TopUp } from './top-up.ts';
import { TopUpSettings } from './top-up-settings.tsx';

const ON: TopUp = {
  status: 'on',
  paused_because: null,
  threshold: 20,
  package_id: 'starter',
  price: 100,
  monthly_limit: 250,
  spent: 100,
  approval_url: null,
};
const PACKS = [{ id: 'starter', name: 'Starter', credits: 100, bonus: 0, price: 100 }];

/** The section as it stands once these answers are there. */
function shown(
  topUp: TopUp,
  { until = null, packs = PACKS }: { until?: string | null; packs?: object | null } = {},
) {
  const client = new QueryClient();
  const keep = (
    address: 'GET /config' | 'GET /spending/limits' | 'GET /credits/auto-top-up',
    answer: object,
  ) => client.setQueryData(callOptions(address, {}).queryKey, answer as never);
  keep('GET /credits/auto-top-up', { is_offered: true, top_up: topUp });
  keep('GET /spending/limits', { limits: [], cool_off_until: until });
  if (packs) keep('GET /config', { packs });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TopUpSettings />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says why nothing is bought although it is on', () => {
  const html = shown(ON);
  expect(html).toContain('₱100.00 of ₱250.00 so far this month');
  expect(html).not.toMatch(/taking a break|past your limit/);
  expect(shown(ON, { until: '2026-11-28T08:07:00Z' })).toContain(
    'You are taking a break until Nov 28, 2026, 4:07 PM. Nothing is bought before that.',
  );
  expect(shown({ ...ON, spent: 200 })).toContain('nothing more is bought this month');
});

it('shows no form before the packs are there, which can be asked for again', () => {
  expect(shown(ON)).toContain('Starter: 100 credits for ₱100.00');
  expect(shown(ON, { packs: null })).not.toContain('<select');
});
