import { describe, expect, it } from 'vitest';
import { mayInto, STAFF_PARTS, STAFF_ROLES, type StaffPart, type StaffRole } from './staff-roles.ts';

/** What each role opens, written once more by hand: a part that is given away by mistake is seen here. */
const OPENS: Readonly<Record<Exclude<StaffRole, 'owner'>, readonly StaffPart[]>> = {
  moderator: ['moderation', 'appeals', 'removals', 'verification', 'templates', 'people'],
  finance: [
    'appeals',
    'templates',
    'people',
    'credits',
    'refunds',
    'payouts',
    'settlements',
    'books',
    'tax',
    'coupons',
    'affiliates',
    'analytics',
  ],
  support: ['people', 'access', 'contact'],
};

describe('a role', () => {
  it('opens its parts, and an owner’s all', () => {
    const parts = Object.keys(STAFF_PARTS) as StaffPart[];
    for (const role of STAFF_ROLES)
      expect(parts.filter((part) => mayInto(part, role)).sort(), role).toEqual(
        [...(role === 'owner' ? parts : OPENS[role])].sort(),
      );
    expect(parts.filter((part) => mayInto(part, null))).toEqual([]);
  });
});
