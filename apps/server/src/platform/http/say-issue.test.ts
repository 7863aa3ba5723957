import { says } from '@likha/contract/field-problem';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { parsePart } from './parse-input.ts';
import { problemDocument } from './problem.ts';

const NEEDED = 'This is required';
const WRONG = 'This is not in the right format';
const NO_UUID = 'This must be a UUID';

function errorsOf(schema: z.ZodType, value: unknown): unknown {
  try {
    return parsePart(schema, value);
  } catch (error) {
    return problemDocument(error as AppError, { id: 'r', language: 'en' }).errors;
  }
}

it.each([
  ['a text that is not there', z.string(), undefined, NEEDED],
  ['null in its place', z.string(), null, NEEDED],
  ['a list in its place', z.string(), ['a'], WRONG],
  ['an id that is not there', z.uuid(says('needed')), undefined, NEEDED],
  ['one that is left empty', z.uuid(says('needed')), '', NEEDED],
  ['one of another form', z.uuid(says('needed')), 'a1', NO_UUID],
  ['one of another form that is said to be so', z.uuid(says('wrong_form')), 'a1', NO_UUID],
  ['one that nobody named', z.uuid(), 'a1', NO_UUID],
  ['a number in its place', z.uuid(says('needed')), 7, WRONG],
  ['words for a number', z.coerce.number().int(), 'abc', WRONG],
  ['a word for yes or no', z.boolean(says('needed')), 'yes', WRONG],
  ['what only looks empty', z.string().trim().min(1, says('needed')), ' ', NEEDED],
])('of %s it says what is the matter', (_, field, value, words) => {
  expect(errorsOf(z.object({ field }), { field: value })).toEqual({ field: words });
});

it('writes bounds as people do', () => {
  const text = z.object({ text: z.string().max(5000) });
  expect(errorsOf(text, { text: 'x'.repeat(5001) })).toEqual({ text: 'At most 5,000 characters' });
});

it('says in one line what the first field says, where nothing else was said', () => {
  const error = new AppError('validation_failed', {
    errors: { price: () => 'Only creators', text: () => 'x' },
  });
  expect(problemDocument(error, { id: 'r', language: 'en' }).detail).toBe('Only creators');
});
