import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { BLANK_STORY, isWorthTelling, refusedStory, storyForm } from './new-story.ts';

const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });

it('is published with a file or words, and no more words than there may be', () => {
  expect(isWorthTelling({ files: [], text: '  ' })).toBe(false);
  expect(isWorthTelling({ files: [], text: 'Hi' })).toBe(true);
  expect(isWorthTelling({ files: [file], text: '' })).toBe(true);
  expect(isWorthTelling({ files: [file], text: 'x'.repeat(301) })).toBe(false);
});

it('is sent with what was said of who is in it where there is a file', () => {
  const form = storyForm(
    { ...BLANK_STORY, files: [file], text: 'Hi', audience: 'followers' },
    null,
    'its name',
  );
  expect(Object.fromEntries(form)).toMatchObject({
    text: 'Hi',
    audience: 'followers',
    is_nsfw: 'false',
    depicted_consent: 'false',
  });
  expect([...storyForm({ ...BLANK_STORY, text: 'Hi' }, null, 'its name').keys()]).not.toContain(
    'depicted_consent',
  );
});

it('shows what was refused at its field', () => {
  const errors = { media_file: 'Not a picture', other: 'No' };
  expect(refusedStory(new ApiError('file_rejected', { errors }))).toEqual({ files: 'Not a picture' });
  expect(refusedStory(new Error('x'))).toEqual({});
});
