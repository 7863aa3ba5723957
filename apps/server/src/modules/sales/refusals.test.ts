import { expect, it } from 'vitest';
import { heldBack, tooFew } from './refusals.ts';

it('writes credits as people do, in both languages', () => {
  const said = tooFew('unlock', 10_000, 1530).details.detail;
  expect(said?.('en')).toBe('You need 10,000 credits and have 1,530. Buy 8,470 more to unlock this post.');
  expect(said?.('fil')).toContain('10,000 credits ang kailangan at 1,530 ang mayroon ka.');
  const held = heldBack({ credits: 1150, asked_at: new Date('2026-11-28') }, 2500).details.detail;
  expect(held?.('en')).toContain('holds 1,150 of your credits, and 2,500 are free');
});

it('says one credit in the singular', () => {
  const said = tooFew('unlock', 1, 0).details.detail;
  expect(said?.('en')).toBe('You need 1 credit and have 0. Buy 1 more to unlock this post.');
  expect(said?.('fil')).toContain('1 credit ang kailangan');
  const held = heldBack({ credits: 2, asked_at: new Date('2026-11-28') }, 1).details.detail;
  expect(held?.('en')).toContain('and 1 is free');
});
