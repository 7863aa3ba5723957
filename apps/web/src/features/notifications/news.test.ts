import { expect, it } from 'vitest';
import { newsTexts } from './news.texts.generated.ts';
import { type News, placeOfNews, sentenceOf } from './news.ts';

const sale: News = {
  id: '1',
  kind: 'unlock',
  subject_id: null,
  is_ticket: false,
  actor: { id: 'a', username: 'luna', avatar: null },
  others: 0,
  credits: 40,
  at: '2026-11-01T08:00:00.000Z',
  is_read: false,
};

it.each([
  ['a post', { subject_id: 'p' }, 'your post for 40 credits', '/post/p'],
  ['a message', {}, 'your message for 40 credits', '/creator?tab=earnings'],
  ['a ticket', { is_ticket: true }, 'a ticket to your live stream for 40 credits', '/creator/live'],
])('says of %s what was sold, and leads there', (_, rest, words, place) => {
  const news = { ...sale, ...rest };
  expect(sentenceOf(news, newsTexts.en)).toContain(words);
  expect(sentenceOf(news, newsTexts.fil)).toContain('si @luna');
  expect(placeOfNews(news)).toBe(place);
});
