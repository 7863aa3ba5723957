import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from '../../../lib/texts.ts';
import { callOptions } from '../../../lib/use-call.ts';
import { RequestPayout } from './request-payout.tsx';

/** The buttons of who has so much available; a payout method is set up. */
function shown(affiliate: number | null, language: 'en' | 'fil' = 'en'): string {
  const client = new QueryClient();
  const instant = { fee: 15, day_left: 1_000, why_not: { earnings: null, affiliate: null } };
  const payouts = { available: { earnings: 900, affiliate }, minimum: 500, withheld: 0, instant };
  const known = { settings: { usable_at: null } };
  if (affiliate !== null) {
    client.setQueryData(callOptions('GET /payouts', { query: { limit: 1 } }).queryKey, payouts as never);
    client.setQueryData(callOptions('GET /payouts/settings').queryKey, known as never);
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <RequestPayout bucket="affiliate" />
      </LanguageContext>
    </QueryClientProvider>,
  );
}

const disabled = (html: string) => html.match(/<button[^>]*disabled=""/g)?.length ?? 0;

it('can be pressed below the minimum, which then is said as documented, and says how much that is, of what this button is for', () => {
  for (const available of [0, 499.99]) {
    const html = shown(available);
    expect(disabled(html)).toBe(0);
    expect(html).toContain('You need at least ₱500 to request a payout');
    const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<p id="${id}"`);
  }
  expect(shown(0, 'fil')).toContain('Kailangan mo ng hindi bababa sa ₱500');
});

it('says nothing of the minimum from there on, nor before it knows what there is', () => {
  const html = shown(500);
  expect([disabled(html), html.includes('at least')]).toEqual([0, false]);
  expect([disabled(shown(null)), shown(null).includes('at least')]).toEqual([1, false]);
});
