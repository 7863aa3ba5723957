import fc from 'fast-check';
import { changeProfile } from '../src/modules/accounts/profile/change-profile.ts';
import { hashPassword } from '../src/modules/accounts/sign-in/password.ts';
import { releaseCommission } from '../src/modules/affiliates/release-commission.ts';
import { settleDebts } from '../src/modules/clawbacks/settle-debt.ts';
import { makeCoupon } from '../src/modules/coupons/coupons.fixture.ts';
import { banPerson, liftSanction } from '../src/modules/enforcement/index.ts';
import { removeContent } from '../src/modules/moderation/remove-content.ts';
import { decidePayout } from '../src/modules/payouts/decide-payout.ts';
import type { Decision } from '../src/modules/payouts/payout.ts';
import { requestPayout } from '../src/modules/payouts/request-payout.ts';
import { savePayoutSettings } from '../src/modules/payouts/save-settings.ts';
import { deleteAccount } from '../src/modules/personal-data/delete-account.ts';
import { eraseAccounts } from '../src/modules/personal-data/erase-accounts.ts';
import { changeSettings } from '../src/modules/settings/change-settings.ts';
import { inTransaction } from '../src/platform/database/index.ts';
import type { Person } from './factory.ts';
import type { Harness } from './harness.ts';
import { actOfSender, type SenderAction, senderActions } from './money-model-sender.ts';
import { type Promises, pick } from './money-model-world.ts';

/** What happens to people besides buying and selling, each by production's own door. Numbers pick among what there is. */
export type PeopleAction =
  /** A creator asks for what is available, of sales or of commission. */
  | { kind: 'payout'; who: number; bucket: 'earnings' | 'affiliate' }
  | { kind: 'decide payout'; which: number; decision: Decision; isByHand: boolean }
  /** A creator is paid without an approval. */
  | { kind: 'instant'; who: number; bucket: 'earnings' | 'affiliate' }
  | SenderAction
  | { kind: 'account'; who: number; digits: number }
  | { kind: 'release' }
  | { kind: 'price'; who: number; pesos: number }
  | { kind: 'ban' | 'lift'; who: number }
  | { kind: 'leave'; who: number }
  /** Who left longer ago than they may come back is erased. */
  | { kind: 'erase' }
  | { kind: 'split'; percent: number }
  /** Staff removes a post. */
  | { kind: 'remove'; post: number }
  /** Debts are paid out of what was earned since, as every hour. */
  | { kind: 'debts' };

const nat = fc.nat(1000);
const one = <T extends PeopleAction>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const decisions = ['approve', 'reject', 'paid', 'failed'] as const;

export const peopleActions = [
  one(
    3,
    fc.record({
      kind: fc.constant('payout' as const),
      who: nat,
      bucket: fc.constantFrom('earnings' as const, 'affiliate' as const),
    }),
  ),
  one(
    4,
    fc.record({
      kind: fc.constant('decide payout' as const),
      which: nat,
      decision: fc.constantFrom(...decisions),
      isByHand: fc.boolean(),
    }),
  ),
  one(
    5,
    fc.record({
      kind: fc.constant('instant' as const),
      who: nat,
      bucket: fc.constantFrom('earnings' as const, 'affiliate' as const),
    }),
  ),
  ...senderActions,
  one(
    1,
    fc.record({
      kind: fc.constant('account' as const),
      who: nat,
      digits: fc.integer({ min: 1_000_000, max: 9_999_999 }),
    }),
  ),
  one(2, fc.constant({ kind: 'release' as const })),
  one(
    2,
    fc.record({ kind: fc.constant('price' as const), who: nat, pesos: fc.constantFrom(0, 20, 55, 110, 300) }),
  ),
  one(1, fc.record({ kind: fc.constantFrom('ban' as const, 'lift' as const), who: nat })),
  one(1, fc.record({ kind: fc.constant('leave' as const), who: nat })),
  one(1, fc.constant({ kind: 'erase' as const })),
  one(1, fc.record({ kind: fc.constant('split' as const), percent: fc.integer({ min: 50, max: 85 }) })),
  one(2, fc.record({ kind: fc.constant('remove' as const), post: nat })),
  one(2, fc.constant({ kind: 'debts' as const })),
];

export const PASSWORD = 'maligayang-bati';
const password = hashPassword(PASSWORD, null);
const FROM = '203.0.113.7';
const LEAST_CENTAVOS = 10_000;

/** People who can leave, and be paid: the least of a payout is low, so that histories of a few sales reach it. */
export async function preparePeople(harness: Harness, people: readonly Person[]): Promise<void> {
  const { deps, factory } = harness;
  const ids = people.map(({ id }) => id);
  await deps.db
    .updateTable('users')
    .set({ password_hash: await password })
    .where('id', 'in', ids)
    .execute();
  const settings = deps.db.selectFrom('platform_settings').select(['version', 'payout_min_centavos']);
  const { version, payout_min_centavos: least } = await settings.executeTakeFirstOrThrow();
  if (least === LEAST_CENTAVOS) return;
  const by = { id: (await factory.admin()).id, from: FROM };
  await changeSettings(deps, by, { version, min_payout_threshold: LEAST_CENTAVOS / 100 });
}

/** Half off, and ten pesos off: a fan may use each as often as they like. */
export const makeCoupons = async (harness: Harness) =>
  Promise.all([
    makeCoupon(harness, { value: 50, code: `HALF-${harness.deps.ids.next().slice(-12)}` }),
    makeCoupon(harness, {
      type: 'fixed_amount',
      value: 10,
      code: `TEN-${harness.deps.ids.next().slice(-12)}`,
    }),
  ]);

export interface Cast {
  /** Made before anything happens: a session is not begun while months pass in a moment. */
  admin: Person;
  creators: readonly Person[];
  everybody: readonly Person[];
  posts: Promises['posts'];
  /** Whoever is banned or leaves is written down. */
  judged: Set<string>;
}

/** @throws AppError where it is refused, as a person would be told */
export async function act(harness: Harness, cast: Cast, what: PeopleAction): Promise<unknown> {
  const { deps } = harness;
  switch (what.kind) {
    case 'send':
    case 'bank':
      return actOfSender(harness, what);
    case 'account':
    case 'instant':
    case 'payout': {
      const creator = pick(cast.creators, what.who);
      if (!creator) return;
      const gcash_number = `0917${what.kind === 'account' ? what.digits : 1_234_567}`;
      if (what.kind === 'account')
        return savePayoutSettings(deps, creator.id, { method: 'gcash', gcash_number });
      const known = deps.db
        .selectFrom('payout_settings')
        .select('creator_id')
        .where('creator_id', '=', creator.id);
      if (!(await known.executeTakeFirst()))
        await savePayoutSettings(deps, creator.id, { method: 'gcash', gcash_number });
      const isInstant = what.kind === 'instant';
      return requestPayout(deps, creator.id, what.bucket, { correlationId: deps.ids.next(), isInstant });
    }
    case 'decide payout':
      return decideOne(harness, cast.admin, what);
    case 'release':
      return releaseCommission(deps);
    case 'price': {
      const creator = pick(cast.creators, what.who);
      return creator && changeProfile(deps, creator.viewer, { subscription_price: what.pesos });
    }
    case 'ban':
    case 'lift': {
      const person = pick(cast.everybody, what.who);
      cast.judged.add(person?.id ?? '');
      const judged = { userId: person?.id ?? '', reason: 'So' };
      const judge = { id: cast.admin.id, from: FROM };
      return inTransaction(deps.db, (tx) =>
        what.kind === 'ban' ? banPerson(deps, tx, judge, judged) : liftSanction(deps, tx, judge, judged),
      );
    }
    case 'leave': {
      const person = pick(cast.everybody, what.who);
      cast.judged.add(person?.id ?? '');
      return person && deleteAccount(deps, person.viewer, { password: PASSWORD, from: FROM, givesUp: true });
    }
    case 'erase':
      // What every night of these does.
      await releaseCommission(deps);
      return eraseAccounts(deps);
    case 'remove': {
      const post = pick(cast.posts, what.post);
      const judge = { id: cast.admin.id, from: FROM };
      const removed = {
        type: 'post',
        id: post?.id ?? '',
        authorId: post?.author.id ?? '',
        reason: 'So',
        notes: '',
      } as const;
      return inTransaction(deps.db, (tx) => removeContent(deps, tx, judge, removed));
    }
    case 'debts':
      return settleDebts(deps);
    case 'split': {
      const { version } = await deps.db
        .selectFrom('platform_settings')
        .select('version')
        .executeTakeFirstOrThrow();
      const by = { id: cast.admin.id, from: FROM };
      return changeSettings(deps, by, { version, creator_percentage: what.percent });
    }
  }
}

async function decideOne(
  { deps }: Harness,
  admin: Person,
  { which, decision, isByHand }: Extract<PeopleAction, { kind: 'decide payout' }>,
): Promise<void> {
  const open = deps.db
    .selectFrom('payouts')
    .select('id')
    .where('status', 'in', ['pending', 'approved'])
    .orderBy('id');
  const payout = pick(await open.execute(), which);
  if (!payout) return;
  const said = {
    reason: 'So',
    reference: 'GC-1',
    isByHand,
    adminId: admin.id,
    correlationId: deps.ids.next(),
    from: FROM,
  };
  await decidePayout(deps, { payoutId: payout.id, decision, ...said });
}
