import { expect, it } from 'vitest';
import { goneWords, stateWord, wentToNobody, whenWords } from './broadcast-words.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';

const AT = '2026-12-01T02:20:00Z';
const words = (
  state: Parameters<typeof wentToNobody>[0]['state'],
  sent_count: number,
  at: string | null = AT,
) =>
  whenWords(
    { state, sent_count, scheduled_at: at, created_at: '2026-11-28T02:20:00Z' },
    broadcastsTexts.en,
    'en',
  );

it('says of one that was called off before its time what time that was, and not that it is so since then', () => {
  expect(words('cancelled', 0)).toMatch(/^Was to go out Dec 1/);
  expect(words('scheduled', 0)).toMatch(/^Goes out Dec 1/);
  for (const sent of ['sending', 'sent', 'unsending', 'unsent'] as const)
    expect(words(sent, 3)).toMatch(/^Dec 1/);
  expect(words('cancelled', 3)).toMatch(/^Dec 1/);
  expect(words('cancelled', 0, null)).toMatch(/^Nov 28/);
});

it('counts nothing where nobody got anything', () => {
  expect(wentToNobody({ state: 'cancelled', sent_count: 0 })).toBe(true);
  expect(wentToNobody({ state: 'cancelled', sent_count: 1 })).toBe(false);
  expect(wentToNobody({ state: 'sent', sent_count: 0 })).toBe(true);
  expect(wentToNobody({ state: 'sent', sent_count: 1 })).toBe(false);
  expect(wentToNobody({ state: 'sending', sent_count: 0 })).toBe(false);
});

it('says of one for which everybody had left that it was sent to nobody, and when (P453)', () => {
  const sent = { state: 'sent', sent_count: 0, is_stopped: false } as const;
  expect(stateWord(sent, broadcastsTexts.en)).toBe('Sent to nobody');
  expect(goneWords(sent, broadcastsTexts.en)).toMatch(/^Everybody it was for had left/);
  expect(words('sent', 0)).toMatch(/^Dec 1/);
  expect(stateWord({ ...sent, sent_count: 1 }, broadcastsTexts.en)).toBe('Sent');
  expect(goneWords({ state: 'unsent', sent_count: 1 }, broadcastsTexts.en)).toBe(
    'Its text and files are deleted.',
  );
});

it('says whether its creator cancelled it or the house stopped it', () => {
  const word = (is_stopped: boolean) =>
    stateWord({ state: 'cancelled', is_stopped, sent_count: 0 }, broadcastsTexts.en);
  expect([word(false), word(true)]).toEqual(['Cancelled', 'Stopped']);
});
