import { expect, it } from 'vitest';
import { markedWords } from './marked-words.ts';

const marked = (text: string, search: string) =>
  markedWords(text, search)
    .map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('');

it('marks the words as they stand, each time', () => {
  expect(marked('Umaga na, magandang UMAGA', 'umaga')).toBe('[Umaga] na, magandang [UMAGA]');
  expect(marked('100% (totoo)', '0% (')).toBe('10[0% (]totoo)');
  expect(marked('wala rito', 'umaga')).toBe('wala rito');
});

it('marks nothing where small letters are longer than capital ones', () => {
  expect(marked('İİ umaga', 'umaga')).toBe('İİ umaga');
});
