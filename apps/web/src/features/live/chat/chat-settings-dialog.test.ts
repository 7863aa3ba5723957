import { expect, it } from 'vitest';
import { refusedSettings, wordsIn } from './chat-settings-dialog.tsx';

it('says at its field what was refused', () => {
  expect(refusedSettings({ pinned: 'not this' })).toEqual({ pinned: 'not this' });
  expect(refusedSettings({ 'muted_words.3': 'too long' })).toEqual({ words: 'too long' });
  expect(refusedSettings({ slow_seconds: 'unknown' })).toEqual({});
});

it('takes one word a line, each once', () => {
  expect(wordsIn(' bastos \n\npangit\nbastos')).toEqual(['bastos', 'pangit']);
});
