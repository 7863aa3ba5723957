import { expect, it } from 'vitest';
import { BLANK_REQUEST, postsIn, removalProblems } from './removal-form.ts';
import { removalsTexts } from './removals.texts.generated.ts';

const t = removalsTexts.en;

it('says what is missing', () => {
  const whole = {
    ...BLANK_REQUEST,
    name: 'Ana',
    email: 'a@b.test',
    relation: 'depicted',
    content: 'x',
  } as const;
  expect(removalProblems({ ...whole, explanation: ' ' }, t)).toEqual({
    explanation: t.allFields,
    is_true: t.isTrueNeeded,
  });
  expect(removalProblems({ ...whole, explanation: 'x', is_true: true }, t)).toEqual({});
});

it('finds the posts that are named, each once', () => {
  const id = '0198a000-0000-7000-8000-00000000000a';
  const text = `https://likha.test/post/${id}\nhttps://likha.test/ana?post=${id.toUpperCase()} @ana 0198a000`;
  expect(postsIn(text, 20)).toEqual([id]);
  const many = Array.from({ length: 30 }, (_, at) => id.slice(0, -2) + String(at).padStart(2, '0')).join(' ');
  expect(postsIn(many, 20)).toHaveLength(20);
});
