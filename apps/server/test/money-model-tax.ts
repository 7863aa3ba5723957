import fc from 'fast-check';
import { remit } from '../src/modules/tax/remittance/remit.ts';
import { listRemittances } from '../src/modules/tax/remittance/remittance.queries.ts';
import { type RemittedTax, WITHHELD } from '../src/modules/tax/remittance/remitted-tax.ts';
import { takeRemittanceBack } from '../src/modules/tax/remittance/take-remittance-back.ts';
import { bookDays } from '../src/modules/vat/book-days.ts';
import { setRule } from '../src/modules/vat/set-rule.ts';
import { listDue } from '../src/modules/vat/vat.queries.ts';
import { VAT } from '../src/modules/vat/vat-tax.ts';
import { AppError } from '../src/platform/app-error.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/durations.ts';
import { philippineTime } from '../src/platform/philippine-time.ts';
import type { Harness } from './harness.ts';
import { insist, type Promises, pick } from './money-model-world.ts';

const TAXES: Record<'withheld' | 'vat', RemittedTax> = { withheld: WITHHELD, vat: VAT };
const FROM = '203.0.113.7';

/** What is put aside for the tax office, and what finance says of its payment. Numbers pick among what there is. */
export type TaxAction =
  | { kind: 'vat'; rateBp: number; isOn: boolean }
  /** A day passes, and the job puts aside the VAT of those that are over. */
  | { kind: 'vat days' }
  | { kind: 'remit'; tax: 'withheld' | 'vat'; which: number; who: number; inputHundredths: number }
  | { kind: 'remit back'; tax: 'withheld' | 'vat'; which: number; who: number };

const nat = fc.nat(1000);
const tax = fc.constantFrom('withheld' as const, 'vat' as const);

export const taxActions = [
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('vat' as const),
      rateBp: fc.constantFrom(1, 300, 1_200, 3500),
      isOn: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'vat days' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('remit' as const),
      tax,
      which: nat,
      who: nat,
      inputHundredths: fc.constantFrom(0, 0, 37, 100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remit back' as const), tax, which: nat, who: nat }),
  },
];

/** What passes before the job looks: a day, and the hour for which it rests. */
export const VAT_DAY_MS = DAY_MS + HOUR_MS;

const today = ({ deps }: Harness): string => philippineTime(deps.clock.now()).slice(0, 10);

export async function taxAct(harness: Harness, world: Promises, what: TaxAction): Promise<void> {
  const { deps } = harness;
  switch (what.kind) {
    case 'vat': {
      const from_day = philippineTime(new Date(deps.clock.now().getTime() + DAY_MS)).slice(0, 10);
      const rule = { from_day, is_on: what.isOn, rate_bp: what.rateBp, source: 'A rule of the model' };
      await insist(() => setRule(deps, rule, { id: world.admin.id, from: FROM }));
      return;
    }
    case 'vat days':
      await insist(() => bookDays(deps));
      return;
    case 'remit':
      return remitOne(harness, world, what);
    case 'remit back':
      return takeOneBack(harness, world, what);
  }
}

/** Finance looks at what is owed and says that one period of it was paid; whoever is second says what the first did. */
async function remitOne(
  harness: Harness,
  world: Promises,
  what: Extract<TaxAction, { kind: 'remit' }>,
): Promise<void> {
  const { deps } = harness;
  const kind = TAXES[what.tax];
  const owed = pick(
    (await kind.listOwed(deps.db)).filter((each) => each.owed > 0),
    what.which,
  );
  if (!owed) return;
  const asked = (await listRemittances(deps.db, what.tax)).find(
    ({ month, done_at: doneAt }) => month === owed.month && !doneAt,
  );
  const input = what.tax === 'vat' ? Math.floor((owed.owed * what.inputHundredths) / 100) : 0;
  const answer = await insist(() =>
    remit(deps, kind, {
      period: owed.month.slice(0, 7),
      paidOn: asked?.paid_on ?? today(harness),
      reference: asked?.reference ?? 'eFPS of the model',
      inputCentavos: asked?.input_centavos ?? input,
      adminId: pick(world.finance, what.who)?.id ?? '',
      correlationId: deps.ids.next(),
      from: FROM,
    }),
  );
  if (answer instanceof AppError || answer === 'first') return;
  const period = `${what.tax} ${owed.month}`;
  world.remitted.set(period, (world.remitted.get(period) ?? 0) + 1);
}

async function takeOneBack(
  { deps }: Harness,
  world: Promises,
  what: Extract<TaxAction, { kind: 'remit back' }>,
): Promise<void> {
  const standing = (await listRemittances(deps.db, what.tax)).filter(({ done_at: doneAt }) => doneAt);
  const one = pick(standing, what.which);
  if (!one) return;
  const answer = await insist(() =>
    takeRemittanceBack(deps, {
      id: one.id,
      reason: 'So',
      adminId: pick(world.finance, what.who)?.id ?? '',
      correlationId: deps.ids.next(),
      from: FROM,
    }),
  );
  if (!(answer instanceof AppError) && answer !== 'first') world.takenBack.push(one.id);
}

/**
 * Every day that is over has its VAT put aside, by two workers at once; what finance was told is remitted or taken back is so, once for
 * each time they were told. @throws where it is not so
 */
export async function expectTaxes(harness: Harness, world: Promises): Promise<void> {
  const { deps } = harness;
  harness.clock.advance(VAT_DAY_MS);
  for (const answer of await Promise.all([1, 2].map(() => insist(() => bookDays(deps)))))
    if (answer instanceof AppError) throw answer;
  const until = philippineTime(new Date(deps.clock.now().getTime() - VAT_DAY_MS)).slice(0, 10);
  const [left] = await listDue(deps.db, until);
  if (left) throw new Error(`the VAT of ${left.day} is not put aside`);
  const rows = await deps.db
    .selectFrom('tax_remittances')
    .select(['id', 'tax', 'month', 'back_at'])
    .where('done_at', 'is not', null)
    .execute();
  for (const [period, times] of world.remitted) {
    const said = rows.filter((row) => `${row.tax} ${row.month}` === period).length;
    if (said < times) throw new Error(`${period} was said to be remitted ${times} times, and is ${said}`);
  }
  const back = new Set(rows.filter((row) => row.back_at).map(({ id }) => id));
  for (const id of world.takenBack)
    if (!back.has(id)) throw new Error(`remittance ${id} was said to be taken back, and stands`);
  if (new Set(world.takenBack).size < world.takenBack.length)
    throw new Error('a remittance was taken back twice');
}
