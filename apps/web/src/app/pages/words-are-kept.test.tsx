import { expect, it } from 'vitest';
import { StatCards } from '../../features/earnings/components/stat-cards.tsx';
import { LockedMedia } from '../../features/posts/components/locked-media.tsx';
import { OwnPosts } from '../../features/posts/components/own-posts.tsx';
import type { Earnings, Post } from '../../lib/api-types.ts';
import { FanPage } from './fan/fan-page.tsx';
import { QuickActions } from './fan/quick-actions.tsx';
import { shown } from './screens.fixture.tsx';
import { StudioContent } from './studio/studio-content.tsx';

/** The words of a screen, without its tags and styles. */
const wordsOf = (screen: string) =>
  screen.split('|').filter((word) => word.trim() !== '' && !word.includes('{'));

it('the studio has the four figures of the documents', () => {
  const words = wordsOf(shown(<StatCards earnings={undefined as Earnings | undefined} />));
  for (const label of ['This Month', 'Subscribers', 'Total Views', 'Engagement Rate'])
    expect(words).toContain(label);
});

it('a fan’s quick actions are those of the documents', () => {
  expect(wordsOf(shown(<QuickActions />))).toEqual(['Quick Actions', 'Discover Creators', 'Add Funds']);
});

it.each([
  ['ppv', true],
  ['subscription', false],
] as const)('what is locked by %s is Premium Content: %s', (lock_reason, isPremium) => {
  const post = { lock_reason, credit_price: 50, price: 50, type: 'photo', media: null, creator: {} };
  const words = wordsOf(shown(<LockedMedia post={post as Post} unlock={null} isFirst />));
  expect(words.includes('Premium Content')).toBe(isPremium);
  expect(words.includes('50 credits · ₱50.00')).toBe(isPremium);
});

const postOf = (index: number) => ({
  id: `0198a000-0000-7000-8000-00000000000${index}`,
  title: `Post ${index}`,
  created_at: '2026-01-01T00:00:00Z',
  status: 'published',
  media: null,
  views_count: 0,
  likes_count: 0,
});

it.each([
  [7, 5],
  [5, 5],
  [2, 2],
])('of %i posts the studio lists the latest %i, and the others on request', (count, listed) => {
  const posts = Array.from({ length: count }, (_, index) => postOf(index));
  const answers = { 'GET /content/mine': { posts, next_cursor: null } };
  const words = wordsOf(shown(<StudioContent />, { answers }));
  expect(words.filter((word) => word.startsWith('Post '))).toEqual(
    posts.slice(0, listed).map(({ title }) => title),
  );
  expect(words.includes('Load more')).toBe(count > listed);
  expect(wordsOf(shown(<OwnPosts most={3} empty={null} />, { answers }))).not.toContain('Load more');
});

it('a fan’s home has the quick actions also where there is no room beside the feed', () => {
  const words = wordsOf(shown(<FanPage />, { user: { user_type: 'fan', subscriptions: [] } }));
  expect(words).toEqual(expect.arrayContaining(['Quick Actions', 'Discover Creators', 'Add Funds']));
});
