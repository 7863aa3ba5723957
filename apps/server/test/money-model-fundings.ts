import fc from 'fast-check';
import { sayFunding } from '../src/modules/fundings/index.ts';
import { takeFundingBack } from '../src/modules/fundings/take-funding-back.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { AppError } from '../src/platform/app-error.ts';
import { philippineTime } from '../src/platform/philippine-time.ts';
import type { Harness } from './harness.ts';
import { insist, type Promises, pick } from './money-model-world.ts';

const FROM = '203.0.113.8';

/** What left the bank for payouts, as finance says it. Numbers pick among what there is. */
export type FundingAction =
  /** So much of what was paid out and is not covered; where nothing is, a top-up of so many centavos, before anybody is paid out. */
  | { kind: 'fund'; hundredths: number; centavos: number; fee: number; who: number }
  | { kind: 'fund back'; which: number; who: number };

const nat = fc.nat(1000);

export const fundingActions = [
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fund' as const),
      hundredths: fc.constantFrom(100, 100, 41, 163),
      // Above the limit for one person as well as below.
      centavos: fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 90_000_000 })),
      fee: fc.constantFrom(0, 0, 1, 1500),
      who: nat,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('fund back' as const), which: nat, who: nat }),
  },
];

/** Whoever is second says what the first did, where somebody waits for a second. @param key the same for copies of one request */
export async function fundingAct(
  harness: Harness,
  world: Promises,
  what: FundingAction,
  key: string,
): Promise<void> {
  const by = pick(world.finance, what.who)?.id ?? '';
  await (what.kind === 'fund'
    ? fund(harness, world, { ...what, by, key })
    : takeOneBack(harness, world, { ...what, by }));
}

async function fund(
  harness: Harness,
  world: Promises,
  what: Extract<FundingAction, { kind: 'fund' }> & { by: string; key: string },
): Promise<void> {
  const { deps } = harness;
  const rows = deps.db.selectFrom('payout_fundings').selectAll();
  const first = await rows
    .where('done_at', 'is', null)
    .where('asked_by', '<>', what.by)
    .orderBy('id')
    .executeTakeFirst();
  const { balance: uncovered } = await readFigures(deps.db, accounts.providerClearing('payouts'));
  const centavos = uncovered > 0 ? Math.ceil((uncovered * what.hundredths) / 100) : what.centavos;
  const today = philippineTime(deps.clock.now()).slice(0, 10);
  const answer = await insist(() =>
    sayFunding(deps, {
      centavos: first?.centavos ?? centavos,
      feeCentavos: first?.fee_centavos ?? Math.min(what.fee, centavos),
      leftOn: first?.left_on ?? today,
      reference: first?.reference ?? `BPI ${what.key}`,
      agreesWith: first?.id ?? null,
      adminId: what.by,
      correlationId: deps.ids.next(),
      from: FROM,
    }),
  );
  if (answer instanceof AppError || answer.by === 'first') return;
  world.funded.add(answer.id);
}

async function takeOneBack(
  { deps }: Harness,
  world: Promises,
  what: Extract<FundingAction, { kind: 'fund back' }> & { by: string },
): Promise<void> {
  const rows = deps.db.selectFrom('payout_fundings').select('id').where('done_at', 'is not', null);
  const one = pick(await rows.where('back_at', 'is', null).orderBy('id').execute(), what.which);
  if (!one) return;
  const answer = await insist(() =>
    takeFundingBack(deps, {
      id: one.id,
      reason: 'Another amount',
      adminId: what.by,
      correlationId: deps.ids.next(),
      from: FROM,
    }),
  );
  if (!(answer instanceof AppError) && answer !== 'first') world.unfunded.push(one.id);
}

/**
 * What finance was told is booked stands, or was taken back, each once; and what stands in clearing is what arrived less what left the bank for it, counted from the
 * payouts and fundings themselves. @throws where it is not so
 */
export async function expectFundings({ deps }: Harness, world: Promises): Promise<void> {
  const rows = await deps.db
    .selectFrom('payout_fundings')
    .selectAll()
    .where('done_at', 'is not', null)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const id of world.funded)
    if (!known.has(id)) throw new Error(`funding ${id} was said to be booked, and is not`);
  for (const id of world.unfunded)
    if (!known.get(id)?.back_at) throw new Error(`funding ${id} was said to be taken back, and stands`);
  if (new Set(world.unfunded).size < world.unfunded.length) throw new Error('a funding was taken back twice');
  const paid = await deps.db
    .selectFrom('payouts')
    .select(['centavos', 'fee_centavos', 'withheld_centavos'])
    .where('status', '=', 'paid')
    .execute();
  const arrived = paid.reduce((sum, row) => sum + row.centavos - row.fee_centavos - row.withheld_centavos, 0);
  const left = rows.filter((row) => !row.back_at).reduce((sum, row) => sum + row.centavos, 0);
  const { balance } = await readFigures(deps.db, accounts.providerClearing('payouts'));
  if (balance !== arrived - left)
    throw new Error(
      `${balance} stand in clearing for payouts, of ${arrived} that arrived and ${left} that left the bank`,
    );
}
