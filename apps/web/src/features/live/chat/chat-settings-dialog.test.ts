import { expect, it } from 'vitest';
import { changedSettings, refusedSettings, wordsIn } from './chat-settings-dialog.tsx';

it('says at its field what was refused', () => {
  expect(refusedSettings({ pinned: 'not this' })).toEqual({ pinned: 'not this' });
  expect(refusedSettings({ 'muted_words.3': 'too long' })).toEqual({ words: 'too long' });
  expect(refusedSettings({ slow_seconds: 'unknown' })).toEqual({});
});

it('takes one word a line, each once', () => {
  expect(wordsIn(' bastos \n\npangit\nbastos')).toEqual(['bastos', 'pangit']);
});

it('says what was changed alone, as others may have changed the rest meanwhile', () => {
  const before = { slow: '0', isForSubscribers: false, pinned: 'Hello', words: 'pangit' };
  expect(changedSettings(before, before)).toEqual({});
  expect(changedSettings(before, { ...before, words: 'pangit\nbastos\n' })).toEqual({
    muted_words: ['pangit', 'bastos'],
    muted_words_before: ['pangit'],
  });
  expect(
    changedSettings(before, { slow: '15', isForSubscribers: true, pinned: ' ', words: 'pangit' }),
  ).toEqual({
    slow_seconds: 15,
    subscribers_only: true,
    pinned: null,
  });
});
