import { expect, it } from 'vitest';
import { createNamer } from './submission-name.ts';

it('is the same while the same is sent again, and another where anything of it is', () => {
  const names = ['name 1', 'name 2', 'name 3'];
  const nameOf = createNamer(() => names.shift() ?? '');
  const photo = new File(['sea'], 'sea.jpg', { lastModified: 1 });
  const post = { title: 'The sea', files: [photo] };
  expect([nameOf(post), nameOf({ ...post }), nameOf({ ...post, files: [photo] })]).toEqual(
    Array.from({ length: 3 }, () => 'name 1'),
  );
  expect(nameOf({ ...post, title: 'The sea, again' })).toBe('name 2');
  const other = new File(['sky'], 'sea.jpg', { lastModified: 2 });
  expect(nameOf({ ...post, files: [other] })).toBe('name 3');
});
