import { beforeEach, expect, it, vi } from 'vitest';
import { sayAgain } from './say-again.ts';

beforeEach(() => void vi.useFakeTimers());

/** A picture, and what its listeners have heard so far. */
function listenedTo(state: Partial<HTMLImageElement>) {
  const heard: string[] = [];
  const image = Object.assign(new EventTarget(), state) as HTMLImageElement;
  for (const kind of ['load', 'error']) image.addEventListener(kind, () => heard.push(kind));
  return { image, heard };
}

it.each([
  ['came before anybody listened', { complete: true, naturalWidth: 640 }, ['load']],
  ['failed before anybody listened (P860)', { complete: true, naturalWidth: 0 }, ['error']],
  ['is on its way', { complete: false, naturalWidth: 0 }, []],
  ['is on its way, and known in part', { complete: false, naturalWidth: 640 }, []],
])('says once what became of a picture that %s', (_, state, said) => {
  const { image, heard } = listenedTo(state);
  sayAgain(image);
  expect(heard, 'within the turn that takes the page over').toEqual([]);
  vi.runAllTimers();
  expect(heard).toEqual(said);
});

it('says nothing of a picture that is on its way again by then', () => {
  const { image, heard } = listenedTo({ complete: true, naturalWidth: 640 });
  sayAgain(image);
  Object.assign(image, { complete: false });
  vi.runAllTimers();
  expect(heard).toEqual([]);
});

it('says nothing of a picture that is taken away', () => {
  expect(() => sayAgain(null)).not.toThrow();
});
