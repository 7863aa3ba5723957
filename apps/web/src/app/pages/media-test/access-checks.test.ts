import { expect, it } from 'vitest';
import { isAsItMust, withEditedSignature, withLaterEnd, withoutQuery } from './access-checks.ts';

const URL = '/media/a/view?expires=1000&signature=abc';

it('edits what must be refused', () => {
  expect(withEditedSignature(URL)).toBe('/media/a/view?expires=1000&signature=abA');
  expect(withEditedSignature('/x?signature=A')).toBe('/x?signature=B');
  expect(withLaterEnd(URL)).toBe('/media/a/view?expires=4600&signature=abc');
  expect(withoutQuery(URL)).toBe('/media/a/view');
});

it('takes a refusal for right by status and code', () => {
  const must = { status: 403, code: 'address_expired' };
  expect(isAsItMust({ must }, { ...must })).toBe(true);
  expect(isAsItMust({ must }, { status: 403, code: 'address_invalid' })).toBe(false);
  expect(isAsItMust({ must }, { status: 200, code: null })).toBe(false);
});
