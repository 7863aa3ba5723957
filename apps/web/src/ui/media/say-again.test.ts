import { expect, it } from 'vitest';
import { sayAgain } from './say-again.ts';

function heardOf(state: Partial<HTMLImageElement>): string[] {
  const heard: string[] = [];
  const image = Object.assign(new EventTarget(), state) as HTMLImageElement;
  for (const kind of ['load', 'error']) image.addEventListener(kind, () => heard.push(kind));
  sayAgain(image);
  return heard;
}

it.each([
  ['came before anybody listened', { complete: true, naturalWidth: 640 }, ['load']],
  ['failed before anybody listened (P860)', { complete: true, naturalWidth: 0 }, ['error']],
  ['is on its way', { complete: false, naturalWidth: 0 }, []],
  ['is on its way, and known in part', { complete: false, naturalWidth: 640 }, []],
])('says once what became of a picture that %s', (_, image, heard) => {
  expect(heardOf(image)).toEqual(heard);
});

it('says nothing of a picture that is taken away', () => {
  expect(() => sayAgain(null)).not.toThrow();
});
