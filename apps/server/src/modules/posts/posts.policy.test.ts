import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { type AccessFacts, accessTo, leavesOutMature, mayKnowOf } from './posts.policy.ts';

const viewer = (id: string, userType: Viewer['userType'], isSafeMode = false): Viewer => ({
  id,
  sessionId: 's',
  username: id,
  userType,
  staffRole: null,
  isVerified: true,
  isSafeMode,
  language: null,
});

const guest = null;
const fan = viewer('fan', 'fan');
const author = viewer('author', 'creator');
const otherCreator = viewer('other', 'creator');
const admin = viewer('admin', 'admin');

const free: AccessFacts = {
  creatorId: 'author',
  isPublished: true,
  isUnpublished: false,
  isWithdrawn: false,
  isPpv: false,
  isSubscriberOnly: false,
  isMature: false,
  isUnlocked: false,
  isSubscribed: false,
};
const ppv = { ...free, isPpv: true };
const forSubscribers = { ...free, isSubscriberOnly: true };
const both = { ...ppv, isSubscriberOnly: true };

describe('access to a post', () => {
  it.each([
    ['a free post', free, guest, 'open'],
    ['a free post', free, fan, 'open'],
    ['a post for sale', ppv, guest, 'ppv'],
    ['a post for sale', ppv, fan, 'ppv'],
    ['a post for sale', ppv, otherCreator, 'ppv'],
    ['a post for sale, bought', { ...ppv, isUnlocked: true }, fan, 'open'],
    ['a post for sale, for a subscriber', { ...ppv, isSubscribed: true }, fan, 'ppv'],
    ['a post for sale', ppv, author, 'open'],
    ['a post for sale', ppv, admin, 'open'],
    ['a post for subscribers', forSubscribers, guest, 'subscription'],
    ['a post for subscribers', forSubscribers, fan, 'subscription'],
    ['a post for subscribers', forSubscribers, otherCreator, 'subscription'],
    ['a post for subscribers, subscribed', { ...forSubscribers, isSubscribed: true }, fan, 'open'],
    ['a post for subscribers, once bought', { ...forSubscribers, isUnlocked: true }, fan, 'open'],
    ['a post for subscribers', forSubscribers, author, 'open'],
    ['a post for subscribers', forSubscribers, admin, 'open'],
    ['a post that is both, subscribed', { ...both, isSubscribed: true }, fan, 'ppv'],
  ] as const)('%s: %o by %o is %s', (_what, post, who, expected) => {
    const access = accessTo(post, who);
    expect(access.isOpen ? 'open' : access.reason).toBe(expected);
  });

  it('that is in review is for its creator and admins', () => {
    const inReview = { ...free, isPublished: false };
    expect([guest, fan, otherCreator, author, admin].map((who) => mayKnowOf(inReview, who))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(mayKnowOf(free, guest)).toBe(true);
  });

  it('leaves out mature posts for guests and in safe mode', () => {
    expect([guest, viewer('f', 'fan', true), fan].map((viewer) => leavesOutMature(viewer))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
