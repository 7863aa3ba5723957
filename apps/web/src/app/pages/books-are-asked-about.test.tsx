import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCloseMonth, useWithdrawMonth } from '../../features/books/api/use-close-month.ts';
import { useSayFunding, useTakeFundingBack } from '../../features/fundings/api/use-fundings.ts';
import { useConfirm, useResolve, useTakeBack } from '../../features/settlements/api/use-settlements.ts';
import { useTakeRemittanceBack } from '../../features/tax/api/use-remittance.ts';
import { queryClient } from '../../lib/query-client.ts';
import { actSaying, type Said } from './screens.fixture.tsx';

// What is fake: the network, the toast, whose words are kept, and the pauses between questions.
const said = vi.hoisted(() => [] as Said);
vi.mock('../../ui/toast/toast.ts', async (original) => ({
  ...(await original<object>()),
  notify: (toast: Said[number]) => void said.push(toast),
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

const act = actSaying(said);
const params = { id: '0198a000-0000-7000-8000-000000000000' };
const ended = vi.fn();

/** What is said once all questions went unanswered. */
async function saidOf<Sent>(
  useIt: () => { mutateAsync: (sent: Sent) => Promise<unknown> },
  sent: Sent,
  body: object = { code: 'request_in_progress', status: 409 },
) {
  const words = act(useIt, sent, body);
  await vi.advanceTimersByTimeAsync(20_000);
  return words;
}

it('what moves money in the books is not said to have failed while nobody knows', async () => {
  const open = ['Not confirmed yet', expect.stringContaining('it does not happen twice')];
  const arrived = { arrived: 961, arrived_on: '2026-11-27', bank_reference: 'BPI 0042' };
  expect(await saidOf(() => useConfirm(ended), { params, body: arrived })).toEqual(open);
  const reason = 'Typed the wrong amount';
  expect(await saidOf(() => useTakeBack(ended), { params, body: { reason } })).toEqual(open);
  const item = { type: 'row' as const, id: params.id, reason, book_fee: false };
  expect(await saidOf(() => useResolve(ended), { body: item })).toEqual(open);
  expect(await saidOf(() => useTakeRemittanceBack(ended), { params, body: { reason } })).toEqual(open);
  const left = { amount: 961, fee: 0, left_on: '2026-11-27', reference: 'BPI 0042' };
  expect(await saidOf(() => useSayFunding(ended), { body: left })).toEqual(open);
  expect(await saidOf(() => useTakeFundingBack(ended), { params, body: { reason } })).toEqual(open);
  const month = { params: { month: '2026-10' } };
  expect(await saidOf(() => useCloseMonth(ended), month)).toEqual(open);
  expect(ended).not.toHaveBeenCalled();
});

it('a month that was refused without words of the server is said to be open in those of the screen', async () => {
  const refused = { code: 'validation_failed', status: 422 };
  expect(await saidOf(() => useCloseMonth(ended), { params: { month: '2026-10' } }, refused)).toEqual([
    'The month was not closed',
    'Nothing was changed. Please try again.',
  ]);
});

it('a withdrawal that nobody answered is not said to have come to nothing', async () => {
  const month = { params: { month: '2026-10' } };
  expect(await saidOf(() => useWithdrawMonth(), month)).toEqual([
    'Not confirmed yet',
    expect.stringContaining('shows how it stands'),
  ]);
  const gone = { code: 'first_approval_gone', status: 409, detail: 'Nothing of yours waits here' };
  expect(await saidOf(() => useWithdrawMonth(), month, gone)).toEqual([
    'Nothing was withdrawn',
    'Nothing of yours waits here',
  ]);
});

it('what another person took back or decided first asks about nothing any more; a field that is wrong is asked about again', async () => {
  const sent = { params, body: { reason: 'Typed the wrong amount' } };
  const arrived = { params, body: { arrived: 961, arrived_on: '2026-11-27', bank_reference: 'BPI 0042' } };
  const left = { body: { amount: 961, fee: 0, left_on: '2026-11-27', reference: 'BPI 0042' } };
  const [back, confirmed, recorded] = [vi.fn(), vi.fn(), vi.fn()];
  await saidOf(() => useSayFunding(recorded), left, { code: 'funding_said_already', status: 409 });
  expect(recorded).toHaveBeenCalledTimes(1);
  await saidOf(() => useTakeBack(back), sent, { code: 'settlement_unconfirmed', status: 409 });
  await saidOf(() => useConfirm(confirmed), arrived, { code: 'settlement_confirmed', status: 409 });
  expect([back, confirmed].map((end) => end.mock.calls.length)).toEqual([1, 1]);
  const wrong = { code: 'validation_failed', status: 422, errors: { arrived_on: 'Not yet' } };
  await saidOf(() => useConfirm(confirmed), arrived, wrong);
  expect(confirmed).toHaveBeenCalledTimes(1);
});
