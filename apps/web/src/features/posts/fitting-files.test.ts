import { expect, it } from 'vitest';
import { mediaFileTexts } from '../../lib/media-file.texts.generated.ts';
import { createChoice } from './fitting-files.ts';
import { writingTexts } from './writing.texts.generated.ts';

const TYPES = 'Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed';
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const photos = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => file(`${from + place}.jpg`));
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

/** Chooses them into a post that has some, where photos are made no smaller; those of `gone` cannot be read. */
async function choose(before: File[], chosen: File[], { gone = [] as string[], isSingle = false } = {}) {
  const asked: string[] = [];
  const words = { t: writingTexts.en, fileTexts: mediaFileTexts.en };
  const choice = createChoice(() => before, chosen.length, { isSingle, ...words });
  for (const each of chosen)
    await choice.visit(each, async () => {
      asked.push(each.name);
      return gone.includes(each.name) ? null : each;
    });
  const { files, problem } = choice.end();
  return { files: namesOf(files), problem, asked };
}

it('keeps the ten of eleven, and names the one that has no room (P1070)', async () => {
  const { files, problem, asked } = await choose([], photos(11));
  expect(files).toEqual(namesOf(photos(10)));
  expect(problem).toBe('Not added: 11.jpg. At most 10 files in one post');
  expect(asked).toHaveLength(10);
});

it('takes two of five where eight are there, and says how many more it does not name', async () => {
  const { files, problem } = await choose(photos(8), photos(6, 9));
  expect(files).toEqual(namesOf(photos(10)));
  expect(problem).toBe('Not added: 11.jpg, 12.jpg, 13.jpg and 1 more. At most 10 files in one post');
});

it('takes what fits around what does not, each with its reason (P1070)', async () => {
  const chosen = [
    file('1.jpg'),
    file('notes.txt', 'text/plain'),
    file('a.mp4', 'video/mp4'),
    file('2.jpg'),
    file('b.mp4', 'video/mp4'),
    file('Holiday', ''),
    file('3.jpg'),
  ];
  const { files, problem } = await choose([], chosen, { gone: ['2.jpg', 'Holiday'] });
  expect(files).toEqual(['1.jpg', 'a.mp4', '3.jpg']);
  expect(problem?.split('\n')).toEqual([
    `Not added: notes.txt, Holiday. ${TYPES}`,
    'Not added: 2.jpg. What was deleted, moved or changed on your device cannot be read any more. Choose it again, or another one.',
    'Not added: b.mp4. A post can have one video.',
  ]);
});

it('gives what is refused no place that a good one could have', async () => {
  const { files } = await choose(photos(9), [file('notes.txt', 'text/plain'), file('10.jpg')]);
  expect(files).toEqual(namesOf(photos(10)));
});

it('says of one alone what is wrong, and names the one that cannot be read (P1071)', async () => {
  expect(await choose([], [file('notes.txt', 'text/plain')])).toMatchObject({ files: [], problem: TYPES });
  expect((await choose(photos(1), photos(1), { isSingle: true })).problem).toBe('Only one file');
  expect((await choose([], [file('sea.jpg')], { gone: ['sea.jpg'] })).problem).toBe(
    'Not added: sea.jpg. What was deleted, moved or changed on your device cannot be read any more. Choose it again, or another one.',
  );
});

it('makes room for what came back of a draft meanwhile', async () => {
  let before: File[] = [];
  const words = { t: writingTexts.en, fileTexts: mediaFileTexts.en };
  const choice = createChoice(() => before, 2, { isSingle: false, ...words });
  for (const each of photos(2, 10)) await choice.visit(each, async () => each);
  before = photos(9);
  const { files, problem } = choice.end();
  expect([files.length, problem]).toEqual([10, 'Not added: 11.jpg. At most 10 files in one post']);
});

it('says nothing where all fit', async () => {
  expect(await choose(photos(1), photos(2, 2))).toMatchObject({
    problem: null,
    files: ['1.jpg', '2.jpg', '3.jpg'],
  });
});
