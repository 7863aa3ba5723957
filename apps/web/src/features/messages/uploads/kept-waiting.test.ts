import { expect, it } from 'vitest';
import { fitting } from './kept-waiting.ts';

const MB = 1024 ** 2;
const file = (name: string, mb: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: mb * MB });

it('a reload leaves 200 MB of what is on its way, the first that fit', () => {
  const files = [file('a', 120), file('b', 90), file('c', 80), file('d', 1)];
  expect(fitting(files).map(({ name }) => name)).toEqual(['a', 'c']);
});
