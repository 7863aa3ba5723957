import { expect, it } from 'vitest';
import { describeMovement } from './describe-movement.ts';

it.each([
  [
    { reason: 'unlock', details: { title: 'Takipsilim' } },
    'Unlocked “Takipsilim”',
    'Na-unlock ang “Takipsilim”',
  ],
  [
    { reason: 'purchase', details: { base_credits: 1000, bonus_credits: 150, package_id: 'premium' } },
    'Premium pack: 1,000 + 150 bonus credits',
    'Premium pack: 1,000 + 150 bonus credits',
  ],
  [{ reason: 'purchase', details: { base_credits: 250 } }, 'Bought 250 credits', 'Bumili ng 250 credits'],
  [{ reason: 'refund', details: {} }, 'Refund of a purchase', 'Refund ng isang pagbili'],
  [{ reason: 'reversal', details: {} }, 'Correction', 'Pagtatama'],
  [
    { reason: 'reversal', details: { reason: 'refund' } },
    'Credits of a refund that did not go through',
    'Credits ng refund na hindi natuloy',
  ],
  [{ reason: 'new one', details: {} }, 'Other', 'Iba pa'],
])('says %j', (facts, english, filipino) => {
  expect(describeMovement(facts, 'en')).toBe(english);
  expect(describeMovement(facts, 'fil')).toBe(filipino);
});
