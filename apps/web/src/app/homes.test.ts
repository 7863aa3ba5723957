import { describe, expect, it } from 'vitest';
import { detourOf, homeOf } from './homes.ts';

const fan = { user_type: 'fan', is_verified: false } as const;
const admin = { user_type: 'admin', is_verified: false } as const;
const creator = { user_type: 'creator', is_verified: true } as const;
const newcomer = { user_type: 'creator', is_verified: false } as const;

it('knows everybody’s home', () => {
  expect([fan, admin, creator, newcomer].map(homeOf)).toEqual([
    '/fan',
    '/admin',
    '/creator',
    '/creator-verification',
  ]);
});

describe('detourOf', () => {
  it('lets the right person stay', () => {
    expect(detourOf(fan, 'fan')).toBeNull();
    expect(detourOf(creator, 'creator')).toBeNull();
    expect(detourOf(admin, undefined)).toBeNull();
  });

  it('sends the wrong type home, and never an admin to /fan', () => {
    expect(detourOf(creator, 'fan')).toBe('/creator');
    expect(detourOf(fan, 'creator')).toBe('/fan');
    expect(detourOf(admin, 'fan')).toBe('/admin');
  });

  it('sends who has to set two factors up to the settings, whatever the page', () => {
    for (const person of [fan, creator, newcomer])
      expect(detourOf({ ...person, needs_two_factor: true }, 'fan')).toBe('/settings');
    expect(homeOf({ ...newcomer, needs_two_factor: true })).toBe('/settings');
    const locked = { ...admin, needs_two_factor: true };
    expect(detourOf(locked, undefined)).toBe('/settings');
    expect(detourOf(locked, 'fan')).toBe('/settings');
  });

  it('sends an unverified creator to verification first, whatever the page', () => {
    expect(detourOf(newcomer, 'fan')).toBe('/creator-verification');
    expect(detourOf(newcomer, undefined)).toBe('/creator-verification');
  });
});
