import { expect, it } from 'vitest';
import { type MeasuredBooks, reportBooks } from './report-books.ts';

const sold = { sales: 100, medianMs: 5, p99Ms: 9, slowestMs: 12, looks: 50, blocked: 0 };
const measured: MeasuredBooks = {
  commit: 'commit `0123456789ab`',
  cores: 2,
  postings: 10_000_000,
  creators: 100,
  months: 3,
  addingSeconds: 100,
  closingSeconds: 2,
  before: sold,
  meanwhile: sold,
  statements: 100,
  statementSeconds: 60,
  killedSeconds: 30,
  broken: [],
};

it('is met when months are closed and statements made soon enough, nobody waits and the laws are kept', () => {
  const { text, isMet } = reportBooks(measured);
  expect(isMet).toBe(true);
  expect(text).toContain('Every target of this part is reached.');
});

it.each([
  ['a sale that waited', { meanwhile: { ...sold, blocked: 1 } }],
  ['months that took too long', { addingSeconds: 299 }],
  ['statements that took too long', { statementSeconds: 3_601 }],
  ['a creator without one', { statements: 99 }],
  ['a broken law', { broken: ['statements-follow'] }],
])('is missed by %s', (_, wrong) => {
  const { text, isMet } = reportBooks({ ...measured, ...wrong });
  expect(isMet).toBe(false);
  expect(text).toContain('Missed, 1 of 5 targets');
});
