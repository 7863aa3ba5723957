import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AffiliateStats } from '../affiliate-stats.ts';
import { ReferredCreators } from './referred-creators.tsx';

const CREATOR: AffiliateStats['referred_creators'][number] = {
  no: 1,
  username: 'luna',
  date_joined: '2026-11-20T17:00:00.000Z',
  commission_earned: 8,
  ytd_total: 8,
  cap_remaining: 249_992,
  status: 'active',
  commission_active: true,
};

const shown = (part: Partial<typeof CREATOR>) =>
  renderToStaticMarkup(<ReferredCreators creators={[{ ...CREATOR, ...part }]} />).replace(/<[^>]+>/g, '|');

it('says what an active referral has earned and may earn', () => {
  expect(shown({})).toContain('Joined Nov 21, 2026 · ₱249,992.00 left until the cap');
  expect(shown({})).toContain('₱8.00');
  expect(shown({})).not.toMatch(/MAXED|EXPIRED/);
});

it.each([
  ['maxed', 'MAXED'],
  ['expired', 'EXPIRED'],
] as const)('marks one that is %s, which earns no more', (status, badge) => {
  expect(shown({ status, commission_active: false })).toContain(badge);
  expect(shown({ status, commission_active: false })).toContain('No further commission');
});
