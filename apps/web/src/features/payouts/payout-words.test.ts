import { expect, it } from 'vitest';
import { payoutQueueTexts } from './payout-queue.texts.generated.ts';
import { decisionMeans } from './payout-words.ts';

it('says that an approval sends the money, and names the list only where it goes there', () => {
  const t = payoutQueueTexts.en;
  expect(decisionMeans('approve', true, t)).toMatch(/^It is sent automatically\./);
  expect(decisionMeans('approve', false, t)).toBe('It goes on the payout list.');
  expect(decisionMeans('paid', true, t)).toBe('It has arrived. This is final.');
});
