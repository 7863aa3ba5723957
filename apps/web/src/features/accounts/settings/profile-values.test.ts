import { describe, expect, it } from 'vitest';
import { profileTexts } from '../profile.texts.generated.ts';
import {
  changedValues,
  monthHint,
  type ProfileValues,
  profileBody,
  profileChecks,
} from './profile-values.ts';

const kept: ProfileValues = {
  full_name: 'Maria Santos',
  username: 'maria',
  location: 'Marikina',
  bio: '',
  subscription_price: '149.5',
};
const checks = profileChecks(profileTexts.en);

describe('a profile form', () => {
  it('sends what differs, and nothing else', () => {
    const values = { ...kept, bio: 'I paint.', subscription_price: '₱1,200.00' };
    expect(profileBody(changedValues(values, kept))).toEqual({ bio: 'I paint.', subscription_price: 1200 });
    expect(profileBody(changedValues({ ...kept, subscription_price: ' ' }, kept))).toEqual({
      subscription_price: null,
    });
    expect(profileBody(changedValues(kept, kept))).toEqual({});
  });

  it.each(['', '0', '0.00', '50', '10,000', '₱ 99.95', '10000.00'])('takes %j for a price', (price) => {
    expect(checks.subscription_price(price)).toBeNull();
  });

  it.each(['49.99', '10000.01', '-60', '1e3', '99.999', 'libre', '1.2.3'])(
    'refuses %j as a price',
    (price) => {
      expect(checks.subscription_price(price)).toBe(
        'Choose a monthly price from ₱50.00 to ₱10,000.00, or 0 for free',
      );
    },
  );

  it('says what fans pay for a month, where that is more than what was typed', () => {
    const hint = (typed: string) => monthHint(typed, 1, profileTexts.en);
    expect(hint('149.50')).toMatch(/^Fans pay 150 credits a month, which is ₱150\.00 at the current rate/);
    for (const typed of ['150', '', 'libre', '0']) expect(hint(typed)).not.toContain('Fans pay');
  });

  it('says what is wrong with the other fields', () => {
    expect(checks.full_name(' ')).toBe('Full name is required');
    expect(checks.bio('x'.repeat(501))).toBe('At most 500 characters');
    expect(checks.location('x'.repeat(81))).toBe('At most 80 characters');
    expect([checks.username('Maria_2'), checks.username('_m')]).toEqual([null, profileTexts.en.usernameForm]);
  });
});
