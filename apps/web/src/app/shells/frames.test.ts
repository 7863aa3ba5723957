import { expect, it } from 'vitest';
import { frameOf, ownFrameOf } from './frames.ts';

type Person = NonNullable<Parameters<typeof ownFrameOf>[0]>;
const person = (user_type: Person['user_type'], facts: Partial<Person> = {}): Person => ({
  user_type,
  is_verified: true,
  needs_two_factor: false,
  ...facts,
});
const ADMIN = 'src/app/shells/admin-shell.tsx';

it('keeps staff in the administration in their own settings, and shows them public pages as to a guest', () => {
  expect(ownFrameOf(person('admin'))?.file).toBe(ADMIN);
  expect(frameOf(person('admin'))).toBeNull();
});

it('leads nobody into an administration that they may not enter yet', () => {
  expect(ownFrameOf(person('admin', { needs_two_factor: true }))).toBeNull();
});

it('is for everybody else the frame that public pages have', () => {
  const others = [person('fan'), person('creator'), person('creator', { is_verified: false })];
  for (const each of others) expect(ownFrameOf(each)).toBe(frameOf(each));
  expect(ownFrameOf(null)).toBeNull();
});
