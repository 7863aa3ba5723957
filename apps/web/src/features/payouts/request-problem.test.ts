import { expect, it } from 'vitest';
import { payoutsTexts } from './payouts.texts.generated.ts';
import { refusalTitle, requestProblem } from './request-problem.ts';

const t = payoutsTexts.en;

it('says that it is too little before it says that nothing is set up', () => {
  expect(requestProblem({ available: 499.99, minimum: 500, isSetUp: false }, t)).toEqual({
    title: 'Minimum Not Met',
    text: 'You need at least ₱500 to request a payout',
  });
  expect(requestProblem({ available: 500, minimum: 500, isSetUp: false }, t)).toEqual({
    title: 'Setup Required',
    text: 'Please setup your payout method first',
  });
  expect(requestProblem({ available: 500, minimum: 500, isSetUp: true }, t)).toBeNull();
  const waits = { available: 500, minimum: 500, isSetUp: true, usableAt: 'May 2, 2026, 9:00 AM' };
  expect(requestProblem(waits, t)).toMatchObject({
    title: 'Account just changed',
    text: expect.stringContaining('from May 2, 2026, 9:00 AM'),
  });
});

it('calls what the server refuses by the same names', () => {
  expect(
    ['payout_minimum', 'payout_setup', 'payout_account_new', 'payout_not_instant', 'payout_waits', null].map(
      (code) => refusalTitle(code, t),
    ),
  ).toEqual([
    'Minimum Not Met',
    'Setup Required',
    'Account just changed',
    'Needs approval',
    'Request Failed',
    'Request Failed',
  ]);
});
