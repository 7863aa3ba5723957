import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { mediaFileTexts } from '../../lib/media-file.texts.generated.ts';
import { secureMediaTexts } from './secure-media.texts.generated.ts';
import { BLANK_UPLOAD, refusedFields, uploadData, uploadProblems } from './upload-form.ts';

const t = secureMediaTexts.en;
const fileTexts = mediaFileTexts.en;
const file = new File(['a'], 'a.webp', { type: 'image/webp' });
const good = { ...BLANK_UPLOAD, file, title: 'Low tide' };
const sized = (type: string, size: number) =>
  Object.defineProperty(new File([], 'a', { type }), 'size', { value: size });

it('asks for a file and a title, in the documented words', () => {
  expect(uploadProblems(BLANK_UPLOAD, t, fileTexts)).toEqual({
    file: 'Please select a file',
    title: 'Content title is required',
  });
  expect(uploadProblems(good, t, fileTexts)).toEqual({});
});

it.each(['', '0', '-1', 'ten', '1.005', '0.00', '1e3'])('refuses %s as a price', (price) => {
  expect(uploadProblems({ ...good, isPpv: true, price }, t, fileTexts)).toEqual({
    price: 'Valid PPV price is required',
  });
});

it.each(['0.01', '50', '25.5', ' 25.50 '])('takes %s as a price', (price) => {
  expect(uploadProblems({ ...good, isPpv: true, price }, t, fileTexts)).toEqual({});
});

it.each([
  ['image/gif', 1, 'Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed'],
  ['image/png', 10 * 1024 ** 2 + 1, 'Image file too large. Maximum size: 10MB'],
  ['video/mp4', 100 * 1024 ** 2 + 1, 'Video file too large. Maximum size: 100MB'],
  ['image/png', 10 * 1024 ** 2, undefined],
  ['video/quicktime', 100 * 1024 ** 2, undefined],
])('judges a %s of %i bytes', (type, size, words) => {
  expect(uploadProblems({ ...good, file: sized(type, size) }, t, fileTexts).file).toBe(words);
});

it('sends what the call takes, and no price where nothing is paid', () => {
  const sent = (form: Partial<typeof good>) => Object.fromEntries(uploadData({ ...good, ...form }));
  expect(sent({ price: '5' })).toEqual({ content_title: 'Low tide', is_ppv: 'false', ppv_price: '', file });
  expect(sent({ isPpv: true, price: ' 5 ', fanUsername: ' @ben ' })).toMatchObject({
    is_ppv: 'true',
    ppv_price: '5',
    fan_username: '@ben',
  });
});

it('says what the server refused at the fields of the form', () => {
  const errors = { ppv_price: 'a', file: 'b', fan_username: 'c', other: 'd' };
  expect(refusedFields(new ApiError('validation_failed', { errors }))).toEqual({
    price: 'a',
    file: 'b',
    fanUsername: 'c',
  });
});
