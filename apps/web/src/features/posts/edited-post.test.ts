import { expect, it } from 'vitest';
import type { Post } from '../../lib/api-types.ts';
import { editBody, formOf } from './edited-post.ts';

const post = {
  title: 'A title',
  content: 'Words',
  is_nsfw: true,
  is_ppv: true,
  is_subscriber_only: false,
  credit_price: 25,
  tags: ['sea', 'sun'],
  status: 'scheduled',
  publish_at: '2026-11-22T16:30:00.000Z',
} as Post;

it('an edited post is sent with what its form holds', () => {
  const form = formOf(post);
  expect(form).toMatchObject({ creditPrice: '25', tags: 'sea, sun', publishAt: '2026-11-23T00:30' });
  expect(editBody({ ...form, title: 'Another' }, post)).toEqual({
    title: 'Another',
    content: 'Words',
    is_nsfw: true,
    is_ppv: true,
    is_subscriber_only: false,
    credit_price: '25',
    tags: 'sea, sun',
  });
});

it('a moment is sent when it was moved, and a price when there is one', () => {
  const form = formOf(post);
  expect(editBody({ ...form, publishAt: '2026-11-24T00:30' }, post).publish_at).toBe(
    '2026-11-23T16:30:00.000Z',
  );
  expect(editBody({ ...form, isPpv: false }, post).credit_price).toBe('');
  const draft = { ...post, status: 'draft', publish_at: null } as Post;
  expect(
    editBody({ ...formOf(draft), isScheduled: true, publishAt: '2026-11-24T00:30' }, draft).publish_at,
  ).toBe('2026-11-23T16:30:00.000Z');
  expect(editBody(formOf(draft), draft).publish_at).toBeUndefined();
});
