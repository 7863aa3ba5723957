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
});

it('calls what the server refuses by the same names', () => {
  expect(
    ['payout_minimum', 'payout_setup', 'payout_waits', null].map((code) => refusalTitle(code, t)),
  ).toEqual(['Minimum Not Met', 'Setup Required', 'Request Failed', 'Request Failed']);
});
