import { expect, it } from 'vitest';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { filesTexts } from '../files.texts.generated.ts';
import { refusedHint } from '../refused-hint.ts';
import { fittingUploads } from './fitting-uploads.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const photos = (count: number) => Array.from({ length: count }, (_, place) => file(`${place + 1}.jpg`));
const roomy = { room: 10, onWay: 30, mayVideo: true };

function choose(chosen: File[], limits: Partial<typeof roomy> = {}) {
  const { files, problem } = fittingUploads(
    chosen,
    { ...roomy, ...limits },
    filesTexts.en,
    mediaFileTexts.en,
  );
  return { names: files.map(({ name }) => name), problem };
}

it('keeps the ten of eleven, and names the one that has no room (P1070)', () => {
  const { names, problem } = choose(photos(11));
  expect(names).toHaveLength(10);
  expect(problem).toBe('Not added: 11.jpg. A message has up to 10 files.');
});

it('takes two of five where eight are there, and says which three it does not take', () => {
  const { names, problem } = choose(photos(5), { room: 2 });
  expect(names).toEqual(['1.jpg', '2.jpg']);
  expect(problem).toBe('Not added: 3.jpg, 4.jpg, 5.jpg. A message has up to 10 files.');
});

it('names the videos that a fan may not send, and gives them no place that a photo could have', () => {
  const chosen = [file('sea.mp4', 'video/mp4'), ...photos(3)];
  const { names, problem } = choose(chosen, { room: 2, mayVideo: false });
  expect(names).toEqual(['1.jpg', '2.jpg']);
  expect(problem?.split('\n')).toEqual([
    'Not added: sea.mp4. You can send photos (JPEG, PNG, WebP). Videos are for creators.',
    'Not added: 3.jpg. A message has up to 10 files.',
  ]);
});

it('says that too many are on their way where that is why', () => {
  const { names, problem } = choose(photos(2), { onWay: 1 });
  expect(names).toEqual(['1.jpg']);
  expect(problem).toBe(
    'Not added: 2.jpg. At most 30 files are uploaded at a time. Wait until some are there.',
  );
});

it('says of one alone what is wrong, and nothing where all fit', () => {
  expect(choose(photos(1), { room: 0 })).toEqual({ names: [], problem: 'A message has up to 10 files.' });
  expect(choose(photos(10)).problem).toBe(null);
});

it('speaks of another attempt where there is a button for it alone (P1058)', () => {
  const refused = (mayHelp: boolean) => ({ refusal: { why: 'No.', mayHelp } });
  expect(refusedHint([refused(false)], filesTexts.en)).toBe(
    'Remove what was not uploaded to send the message.',
  );
  expect(refusedHint([refused(false), refused(true)], filesTexts.en)).toMatch(/^Try again/);
});
