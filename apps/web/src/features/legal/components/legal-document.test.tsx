import { LEGAL_NAMES, paths } from '@likha/contract/addresses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteOrigin } from '../../../lib/site-origin.ts';
import { LanguageContext } from '../../../lib/texts.ts';
import { callOptions } from '../../../lib/use-call.ts';
import { LegalDocument } from './legal-document.tsx';

/** A document as a server that has just answered with this version renders it. */
function shown(name: (typeof LEGAL_NAMES)[number], language: 'en' | 'fil' = 'en'): string {
  const client = new QueryClient();
  const legal = { version: '1.2', last_updated: '2027-03' };
  client.setQueryData(callOptions('GET /config', {}).queryKey, { legal } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <SiteOrigin value="https://likha.test">
          <MemoryRouter>
            <LegalDocument name={name} title="The title" lead="What it is" body={'## 1. Part\n\nWords'} />
          </MemoryRouter>
        </SiteOrigin>
      </LanguageContext>
    </QueryClientProvider>,
  );
}

it.each(LEGAL_NAMES)('%s has a way back, title, version, law, contact and the eight others', (name) => {
  const html = shown(name);
  for (const words of ['Back to Home', 'The title', 'Version 1.2 · Last updated: March 2027', '1. Part'])
    expect(html).toContain(words);
  expect(html).toContain('governed by the law of the Republic of the Philippines');
  expect(html).toContain(`href="${paths.contact()}"`);
  const linked = LEGAL_NAMES.filter((other) => html.includes(`href="${paths.legal(other)}"`));
  expect(linked).toEqual(LEGAL_NAMES.filter((other) => other !== name));
  expect(shown(name, 'fil')).toContain('Bersyon 1.2 · Huling na-update: Marso 2027');
});
