import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { mediaFileTexts } from '../../lib/media-file.texts.generated.ts';
import { mediaFileProblem } from '../../lib/media-file.ts';
import { scheduleTexts } from '../../lib/schedule.texts.generated.ts';
import { BLANK_POST, mediaFilesProblem, postForm, postProblems, refusedFields } from './new-post.ts';
import { writingTexts } from './writing.texts.generated.ts';

/** The device's own name for what is sent. */
const NAME = '0198f000-0000-7000-8000-00000000000a';
const good = { ...BLANK_POST, title: 'Takipsilim', content: 'Evening light in Siargao' };

describe('postProblems', () => {
  it('asks for title and content', () => {
    expect(postProblems(BLANK_POST, writingTexts.en, mediaFileTexts.en, scheduleTexts.en)).toEqual({
      title: 'Title is required',
      content: 'Content description is required',
    });
    expect(postProblems(good, writingTexts.en, mediaFileTexts.en, scheduleTexts.en)).toEqual({});
  });

  it.each(['', ' ', '0', '2.5', '-1', 'ten', '1e3'])('refuses %s as a PPV price', (creditPrice) => {
    expect(
      postProblems(
        { ...good, isPpv: true, creditPrice },
        writingTexts.en,
        mediaFileTexts.en,
        scheduleTexts.en,
      ).creditPrice,
    ).toBe('Valid credit price is required for PPV posts');
  });

  it('says how much a post may cost', () => {
    const priced = (creditPrice: string) =>
      postProblems(
        { ...good, isPpv: true, creditPrice },
        writingTexts.en,
        mediaFileTexts.en,
        scheduleTexts.en,
      );
    expect(priced('10001')).toEqual({ creditPrice: 'At most 10,000 credits' });
    expect(priced(' 10000 ')).toEqual({});
  });

  it.each([
    ['a,b,c,d,e,f,g,h,i,j,k', 'At most 10 tags'],
    [`sea, #${'x'.repeat(31)}`, 'At most 30 characters a tag'],
    [`a,A,#a, ,,${'x'.repeat(30)},b,c,d,e,f,g,h,i`, undefined],
  ])('counts the tags of %s as the server does', (tags, words) => {
    expect(postProblems({ ...good, tags }, writingTexts.en, mediaFileTexts.en, scheduleTexts.en).tags).toBe(
      words,
    );
  });

  it('asks for the word about everyone shown, where files show somebody', () => {
    const files = [new File(['a'], 'a.webp', { type: 'image/webp' })];
    expect(postProblems({ ...good, files }, writingTexts.en, mediaFileTexts.en, scheduleTexts.en)).toEqual({
      hasConsent: 'Confirm that everyone shown is 18 or older and agreed to it',
    });
    expect(
      postProblems(
        { ...good, files, hasConsent: true },
        writingTexts.en,
        mediaFileTexts.en,
        scheduleTexts.en,
      ),
    ).toEqual({});
    expect(postForm({ ...good, files, hasConsent: true }, null, NAME).get('depicted_consent')).toBe('true');
  });

  it('ignores the price while the post is not PPV', () => {
    expect(
      postProblems({ ...good, creditPrice: 'abc' }, writingTexts.en, mediaFileTexts.en, scheduleTexts.en),
    ).toEqual({});
  });
});

describe('refusedFields', () => {
  it('says what the server refused at the fields of the form', () => {
    const errors = { credit_price: 'a', media_file: 'b', tags: 'c', other: 'd' };
    const refused = refusedFields(new ApiError('validation_failed', { errors }));
    expect(refused).toEqual({ creditPrice: 'a', files: 'b', tags: 'c' });
    const tooLarge = new ApiError('payload_too_large', { detail: 'A file is too large.' });
    expect(refusedFields(tooLarge)).toEqual({ files: 'A file is too large.' });
    expect(refusedFields(new Error('lost'))).toEqual({});
  });
});

describe('mediaFileProblem', () => {
  it.each([
    ['image/webp', 10 * 1024 * 1024, null],
    ['image/jpeg', 10 * 1024 * 1024 + 1, 'Image file too large. Maximum size: 10MB'],
    ['video/quicktime', 100 * 1024 * 1024, null],
    ['video/mp4', 100 * 1024 * 1024 + 1, 'Video file too large. Maximum size: 100MB'],
    ['image/gif', 10, 'Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed'],
    ['', 10, 'Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed'],
  ])('%s of %i bytes', (type, size, problem) => {
    expect(mediaFileProblem({ type, size }, mediaFileTexts.en)).toBe(problem);
  });
});

describe('mediaFilesProblem', () => {
  const picture = { type: 'image/webp', size: 10 };
  const video = { type: 'video/mp4', size: 10 };
  it.each([
    ['none', [], null],
    ['ten', Array(10).fill(picture), null],
    ['eleven', Array(11).fill(picture), 'At most 10 files in one post'],
    ['a video among pictures', [picture, video, picture], null],
    ['two videos', [video, picture, video], 'A post can have one video. Please remove the others.'],
    [
      'one that is none',
      [picture, { type: 'image/gif', size: 10 }],
      'Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed',
    ],
  ])('%s', (_, files, problem) => {
    expect(mediaFilesProblem(files, writingTexts.en, mediaFileTexts.en)).toBe(problem);
  });
});

it('sends every file, in order', () => {
  const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.webp`, { type: 'image/webp' }));
  const sent = postForm({ ...good, files }, null, NAME).getAll('media_file');
  expect(sent.map((file) => file instanceof File && file.name)).toEqual(['a.webp', 'b.webp', 'c.webp']);
});

it('sends the price only with a PPV post, and the type of its file', () => {
  const file = new File(['x'], 'clip.mp4', { type: 'video/mp4' });
  const form = postForm({ ...good, files: [file], isPpv: true, creditPrice: '50' }, new Blob(['y']), NAME);
  expect(form.get('type')).toBe('video');
  expect(form.get('credit_price')).toBe('50');
  expect(form.get('thumbnail_file')).toBeInstanceOf(File);
  expect(postForm(good, null, NAME).get('credit_price')).toBeNull();
});
