import { expect, it } from 'vitest';
import { acceptableUseTexts } from './acceptable-use.texts.generated.ts';
import { affiliateTermsTexts } from './affiliate-terms.texts.generated.ts';
import { communityGuidelinesTexts } from './community-guidelines.texts.generated.ts';
import { contentModerationTexts } from './content-moderation.texts.generated.ts';
import { creatorConsentTexts } from './creator-consent.texts.generated.ts';
import { fanCreatorAgreementTexts } from './fan-creator-agreement.texts.generated.ts';
import { blocksOf, withLoudWords } from './legal-body.ts';
import { privacyTexts } from './privacy.texts.generated.ts';
import { refundsTexts } from './refunds.texts.generated.ts';
import { termsTexts } from './terms.texts.generated.ts';

it('reads headings, paragraphs and points', () => {
  expect(blocksOf('## One\n\nA line.\n\n- first\n- second')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'A line.' },
    { kind: 'points', points: ['first', 'second'] },
  ]);
  expect(withLoudWords('**Account:** your name')).toBe('<b>Account:</b> your name');
});

const AGE = { age: 18 };
const TERMS = { ...AGE, hours: 48, noticeDays: 30 };
const PRIVACY = { ...AGE, approvedYears: 7, rejectedDays: 90 };
const SHARES = { ...AGE, creator: 70, platform: 30, affiliate: 10, minimum: '₱500.00', holdDays: 7 };
const CONSENT = { ...SHARES, lookMin: 1, lookMax: 3, rejectedDays: 90 };
const MODERATION = {
  ...AGE,
  uploads: 10,
  suspensionMin: 1,
  suspensionMax: 30,
  appealDays: 30,
  removalDays: 7,
};
const REFUNDS = { hours: 48, lookMin: 5, lookMax: 10, payMin: 7, payMax: 14, escalation: '₱10,000.00' };
const AFFILIATE = {
  windowDays: 30,
  percent: 10,
  months: 12,
  minTransaction: '₱50.00',
  cap: '₱250,000.00',
  holdDays: 30,
  minPayout: '₱500.00',
  payMin: 5,
  payMax: 10,
  appealDays: 30,
  noticeDays: 30,
};
const DOCUMENTS = {
  terms: [termsTexts.en.body(TERMS), termsTexts.fil.body(TERMS)],
  privacy: [privacyTexts.en.body(PRIVACY), privacyTexts.fil.body(PRIVACY)],
  acceptableUse: [acceptableUseTexts.en.body(AGE), acceptableUseTexts.fil.body(AGE)],
  communityGuidelines: [communityGuidelinesTexts.en.body(AGE), communityGuidelinesTexts.fil.body(AGE)],
  creatorConsent: [creatorConsentTexts.en.body(CONSENT), creatorConsentTexts.fil.body(CONSENT)],
  contentModeration: [
    contentModerationTexts.en.body(MODERATION),
    contentModerationTexts.fil.body(MODERATION),
  ],
  refunds: [refundsTexts.en.body(REFUNDS), refundsTexts.fil.body(REFUNDS)],
  affiliateTerms: [affiliateTermsTexts.en.body(AFFILIATE), affiliateTermsTexts.fil.body(AFFILIATE)],
  fanCreatorAgreement: [fanCreatorAgreementTexts.en.body(SHARES), fanCreatorAgreementTexts.fil.body(SHARES)],
};

it.each(Object.entries(DOCUMENTS))('%s has the same parts in both languages', (_, [en = '', fil = '']) => {
  const shape = (body: string) =>
    blocksOf(body).map((block) => (block.kind === 'points' ? `${block.points.length} points` : block.kind));
  expect(shape(fil)).toEqual(shape(en));
  expect(en).not.toMatch(/[{}]/);
  const numbers = (body: string) =>
    blocksOf(body).flatMap((block) => (block.kind === 'heading' ? block.text.slice(0, 2) : []));
  expect(numbers(fil)).toEqual(numbers(en));
});

it('the privacy policy names what people choose to be told of by e-mail, and for how long it is kept', () => {
  const [en, fil] = DOCUMENTS.privacy;
  expect(en).toMatch(
    /which kinds of notifications you turned off.*in the settings.*by the link.*8 days; 90 days/s,
  );
  expect(fil).toMatch(/uri ng notification ang pinatay mo.*sa settings.*sa link.*8 araw; 90 araw/s);
});

it.each([
  ['terms', /at least 30 days before/, /30 araw bago nito/],
  ['privacy', /7 years after the approval, 90 days after a rejection/, /7 taon matapos maaprubahan, 90 araw/],
  [
    'creatorConsent',
    /takes 1 to 3 business days.*submit again.*after 90 days/,
    /1 hanggang 3 business days.*90 araw/,
  ],
  ['affiliateTerms', /paid within 5 to 10 business days/, /loob ng 5 hanggang 10 business days/],
] as const)('%s states the figures of the policies', (name, en, fil) => {
  expect(DOCUMENTS[name][0]).toMatch(en);
  expect(DOCUMENTS[name][1]).toMatch(fil);
});

it('a subscription renews at the price that the fan agreed to, as it does', () => {
  expect(DOCUMENTS.fanCreatorAgreement[0]).toContain('at the price that the fan agreed to, or less');
});
