import { expect, it } from 'vitest';
import { type LawsLook, type MeasuredLaws, reportLaws } from './report-laws.ts';

const small: LawsLook = {
  postings: 1_000_000,
  gigabytes: 0.8,
  seconds: 4,
  slowest: 'days-equal-sales',
  slowestSeconds: 1,
  broken: [],
};
const large: LawsLook = { ...small, postings: 10_000_000, gigabytes: 7, seconds: 5 };
const measured: MeasuredLaws = {
  commit: 'commit `0123456789ab`',
  cores: 2,
  laws: 94,
  hourPostings: 4_640,
  looks: [small, large],
};

it('is met where an hour takes no longer in long books, and the laws are kept', () => {
  const { text, isMet } = reportLaws(measured);
  expect(isMet).toBe(true);
  expect(text).toContain('| 10,000,000 | 7.0 | 5 | 60 | `days-equal-sales` | 1 |');
  expect(text).toContain('10 times the postings take 1.25 times as long');
  expect(text).toContain('Every target of this part is reached.');
  expect(text).not.toContain('of buffers');
});

it('says how much memory the database was given for it', () => {
  expect(reportLaws({ ...measured, memory: '5GB' }).text).toContain(
    'PostgreSQL with fsync and 5GB of buffers',
  );
});

it.each([
  ['an hour that takes longer the longer the books are', [small, { ...large, seconds: 9 }]],
  [
    'an hour of more than a minute',
    [
      { ...small, seconds: 50 },
      { ...large, seconds: 61 },
    ],
  ],
  ['a broken law', [small, { ...large, broken: ['sales-are-paid'] }]],
])('is missed by %s', (_, looks) => {
  const { text, isMet } = reportLaws({ ...measured, looks });
  expect(isMet).toBe(false);
  expect(text).toContain('Missed, 1 of 3 targets');
});
