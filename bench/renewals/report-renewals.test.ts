import { expect, it } from 'vitest';
import { type MeasuredRenewals, reportRenewals } from './report-renewals.ts';

const measured: MeasuredRenewals = {
  commit: 'commit `0123456789ab`',
  renewals: 100,
  workers: 2,
  killedAfterSeconds: 10,
  seconds: 20,
  leftWhenKilled: 40,
  renewed: { charges: 100, subscriptions: 100, entries: 100, due: 0 },
  broken: [],
  workersMs: 100,
  databaseMs: 200,
  othersMs: 0,
};

it('is met when each was renewed once, soon enough and by the laws', () => {
  const { text, isMet } = reportRenewals(measured);
  expect(isMet).toBe(true);
  expect(text).toContain('Every target of this part is reached.');
});

it.each([
  ['a month that was paid twice', { renewed: { ...measured.renewed, charges: 101, entries: 101 } }],
  ['one that waits', { renewed: { ...measured.renewed, due: 1 } }],
  ['an entry that is missing', { renewed: { ...measured.renewed, entries: 99 } }],
  ['a broken law', { broken: ['subscriptions-are-paid'] }],
  ['a run that took too long', { seconds: 300.6 }],
])('is missed by %s', (_, wrong) => {
  const { text, isMet } = reportRenewals({ ...measured, ...wrong });
  expect(isMet).toBe(false);
  expect(text).toContain('Missed, 1 of 3 targets');
  expect(text).not.toContain('Every target');
});
