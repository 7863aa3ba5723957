import { expect, it } from 'vitest';
import type { Post } from '../../lib/api-types.ts';
import { editBody, formOf } from './edited-post.ts';
import { pollFieldsOf, pollLength, pollProblems } from './new-poll.ts';
import { BLANK_POST } from './new-post.ts';
import type { Poll } from './poll.ts';
import { writingTexts } from './writing.texts.generated.ts';

const t = writingTexts.en;
const good = { hasPoll: true, pollQuestion: 'Which?', pollOptions: 'This\n\n That \nThis', pollHours: '24' };
const post = {
  title: 'A choice',
  content: 'Help me',
  is_nsfw: false,
  is_ppv: false,
  is_subscriber_only: false,
  credit_price: null,
  tags: [] as string[],
  status: 'published',
  publish_at: null,
} as Post;
const poll = {
  question: 'Which?',
  options: [
    { option: 1, text: 'This', votes: 0 },
    { option: 2, text: 'That', votes: 0 },
  ],
  votes_count: 0,
  hours: null,
} as Poll;

it('asks for a question and for options that differ, as the server does', () => {
  expect(pollProblems(good, t)).toEqual({});
  expect(pollProblems({ ...good, pollQuestion: ' ', pollOptions: 'This\nThis' }, t)).toEqual({
    pollQuestion: 'Ask a question',
    pollOptions: 'Give 2 to 6 different lines of at most 80 characters',
  });
  expect(pollProblems({ ...good, pollQuestion: 'x'.repeat(201) }, t)).toEqual({
    pollQuestion: 'At most 200 characters',
  });
  for (const pollOptions of ['1\n2\n3\n4\n5\n6\n7', `This\n${'x'.repeat(81)}`])
    expect(pollProblems({ ...good, pollOptions }, t)).toHaveProperty('pollOptions');
});

it('is sent with each option once, and says in words how long it is open', () => {
  expect(pollFieldsOf(good)).toEqual({
    poll_question: 'Which?',
    poll_options: 'This\nThat',
    poll_hours: '24',
  });
  expect(pollFieldsOf({ ...good, hasPoll: false })).toEqual({});
  expect(['1', '12', '24', '168', ''].map((hours) => pollLength(hours, t))).toEqual([
    'After 1 hour',
    'After 12 hours',
    'After 1 day',
    'After 7 days',
    'Never',
  ]);
});

it('is edited with its post, taken away, or left as it is once somebody has voted', () => {
  const form = formOf(post, poll);
  expect(form).toMatchObject({ hasPoll: true, pollOptions: 'This\nThat', pollHours: '' });
  expect(editBody(form, post, poll)).toMatchObject({ poll_options: 'This\nThat', poll_hours: '' });
  expect(editBody({ ...form, hasPoll: false }, post, poll)).toMatchObject({ poll_question: '' });
  const voted = { ...poll, votes_count: 1 };
  for (const hasPoll of [true, false])
    expect(editBody({ ...form, hasPoll }, post, voted)).not.toHaveProperty('poll_question');
  expect(editBody({ ...BLANK_POST, ...formOf(post) }, post)).not.toHaveProperty('poll_question');
  expect(editBody({ ...formOf(post), ...good }, post)).toMatchObject({ poll_question: 'Which?' });
});
