import { beforeAll, describe, expect, it } from 'vitest';
import { makeStatements } from '../src/modules/statements/make-statements.ts';
import { type Corruption, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';

/** Months of creators, cooked by somebody who has the database and keeps every sum of the books right. */
const harness = useHarness();
let creator: { id: string };

beforeAll(async () => {
  const { factory, clock } = harness;
  creator = await factory.creator();
  for (const month of ['04', '05', '06']) {
    clock.set(`2027-${month}-10T00:00:00.000Z`);
    const fan = await factory.fan({ credits: 100 });
    const headers = {
      authorization: `Bearer ${(await harness.deps.sessions.start(harness.deps.db, fan.id)).bearer}`,
    };
    const url = `/api/creators/${creator.id}/tips`;
    const answer = await harness.app.inject({ method: 'POST', url, headers, payload: { credits: 100 } });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  await makeStatements(harness.deps);
});

const LAW = 'statements-follow';
const cook = (month: string, set: string) =>
  `update creator_statements set ${set} where creator_id = '${creator.id}' and month = '2027-${month}-01'`;

const CORRUPTIONS: Corruption[] = [
  ['a month ends with more than it led to', LAW, () => cook('05', 'closing_centavos = closing_centavos + 1')],
  ['a line is larger', LAW, () => cook('05', `lines = jsonb_set(lines, '{0,amount}', '7001')`)],
  [
    'a month begins with more than the one before ended with',
    LAW,
    () => cook('05', 'opening_centavos = opening_centavos + 1, closing_centavos = closing_centavos + 1'),
  ],
  [
    'two months are higher from the beginning on',
    LAW,
    () =>
      `${cook('04', 'opening_centavos = opening_centavos + 5, closing_centavos = closing_centavos + 5')}; ${cook('05', 'opening_centavos = opening_centavos + 5, closing_centavos = closing_centavos + 5')}`,
  ],
  [
    'a month has a line of money that never came',
    LAW,
    () =>
      cook(
        '05',
        `closing_centavos = closing_centavos + 700, lines = lines || '[{"kind": "tips", "count": 1, "gross": 1000, "amount": 700}]'`,
      ),
  ],
];

describe('statements that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
