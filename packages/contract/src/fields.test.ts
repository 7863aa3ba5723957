import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';

/** A value that begins another header, should it ever stand in the head of a mail. */
const BROKEN = 'Ana\r\nBcc: iba@example.test';

/** What stands in one line wherever it is read. */
const LINES = [
  ['register', 'full_name'],
  ['changeProfile', 'full_name'],
  ['changeProfile', 'location'],
  ['submitContact', 'name'],
  ['submitRemoval', 'name'],
  ['createPost', 'title'],
  ['uploadMedia', 'content_title'],
  ['submitVerification', 'id_number'],
] as const;

describe('a field of one line', () => {
  it.each(LINES)('%s: %s says so at its field', (name, field) => {
    const { error } = calls[name].body.safeParse({ [field]: BROKEN });
    const issues = error?.issues.filter(({ path }) => path[0] === field) ?? [];
    expect(issues.map(({ message }) => message)).toEqual(['not_one_line']);
  });

  it('is trimmed, and may be in any alphabet', () => {
    const { data } = calls.changeProfile.body.safeParse({ full_name: ' Ñiño O’Hara\n' });
    expect(data?.full_name).toBe('Ñiño O’Hara');
  });
});
