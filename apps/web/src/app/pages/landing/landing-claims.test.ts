import { expect, it } from 'vitest';
import type { Config } from '../../../lib/api-types.ts';
import { featuresOf } from './features.ts';
import { landingTexts } from './landing.texts.generated.ts';

/** What the product does not do (P3). */
const NOT_THERE = /80 ?\/ ?20|80 ?%/i;

/** A text with values in it is a function; its source has the words. */
const said = (text: unknown) => String(text);

it.each(['en', 'fil'] as const)('the landing page claims nothing that is not there (%s)', (language) => {
  for (const [key, text] of Object.entries(landingTexts[language]))
    expect(said(text), key).not.toMatch(NOT_THERE);
});

it('says in the affiliate dialog who is paid, as the documents do', () => {
  expect(landingTexts.en.termMethods({ pesos: '₱500.00' })).toMatch(
    /registered creator.*verified with a valid ID.*payout method.*GCash or bank.*terms.*₱500\.00/,
  );
});

it('types no figure of the business: each comes from the server', () => {
  const figures = Object.entries(landingTexts.en).filter(([, text]) =>
    /[\d₱%]/.test(said(text).replace(/d\.\w+/g, '')),
  );
  // Adults only, and the percent sign behind a figure of the server.
  expect(figures.map(([key]) => key).sort()).toEqual(['adultsOnly', 'promoText', 'shareTitle']);
});

it.each(['en', 'fil'] as const)(
  'claims anonymous billing by the name that statements have (%s)',
  (language) => {
    const cards = featuresOf(configWith(null), landingTexts[language], language);
    expect(cards).toHaveLength(6);
    expect(cards.find(({ title }) => title === 'Anonymous billing')?.text).toContain('QZ Shop');
  },
);

it.each(['en', 'fil'] as const)(
  'claims instant payouts with their limit, where they are made (%s)',
  (language) => {
    const textsOf = (instant: Config['payout']['instant']) =>
      featuresOf(configWith(instant), landingTexts[language], language).map(({ text }) => text);
    expect(textsOf({ daily_limit: 7_500, fee: 15 }).join(' ')).toMatch(/instant payout.*₱7,500 /i);
    expect(textsOf(null).join(' ')).not.toMatch(/instant payout/i);
  },
);

function configWith(instant: Config['payout']['instant']): Config {
  return {
    split: { creator_percent: 70 },
    payout: { instant },
    payment_methods: [],
    legal: {},
    neutral_name: 'QZ Shop',
  } as unknown as Config;
}

it.each(['en', 'fil'] as const)(
  'claims live streaming, messages and notifications, which are there (%s)',
  (language) => {
    const { messagesTitle, messagesText } = landingTexts[language];
    expect(messagesTitle).toMatch(/live streaming .* instant messaging/i);
    expect(messagesText).toMatch(/live.*tip.*real-time/i);
  },
);
