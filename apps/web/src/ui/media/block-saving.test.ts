import { expect, it } from 'vitest';
import { isSaving } from './block-saving.ts';

const press = (key: string, held: 'ctrlKey' | 'metaKey' | null) =>
  isSaving({ ctrlKey: held === 'ctrlKey', metaKey: held === 'metaKey', key });

it.each(['s', 'S', 'p', 'P'])('takes saving and printing by %s away', (key) => {
  expect([press(key, 'ctrlKey'), press(key, 'metaKey')]).toEqual([true, true]);
});

it('leaves everything else', () => {
  expect(press('s', null)).toBe(false);
  expect(['c', 'f', 'r', 'Tab'].map((key) => press(key, 'ctrlKey'))).toEqual([false, false, false, false]);
});
