import { centavosFromPesos, pesosFromCentavos } from '@likha/contract/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { allJobs } from '../src/jobs.ts';
import { readStats } from '../src/modules/affiliates/read-stats.ts';
import { releaseCommission } from '../src/modules/affiliates/release-commission.ts';
import { blockPerson } from '../src/modules/blocks/block-person.ts';
import { unblockPerson } from '../src/modules/blocks/unblock-person.ts';
import { settleDebts } from '../src/modules/clawbacks/settle-debt.ts';
import { lookAtCapture } from '../src/modules/credits/disputes/check-capture.ts';
import { buyCredits, settlePurchase } from '../src/modules/credits/index.ts';
import { setRate } from '../src/modules/credits/rate/rate.fixture.ts';
import { askRefund } from '../src/modules/credits/refund/ask-refund.ts';
import { decideRefund } from '../src/modules/credits/refund/decide-refund.ts';
import { payBackRefunds } from '../src/modules/credits/refund/pay-back-refunds.ts';
import { readWallet } from '../src/modules/credits/wallet/read-wallet.ts';
import { readAvailable } from '../src/modules/earnings/index.ts';
import { readEarnings } from '../src/modules/earnings/read-earnings.ts';
import { banPerson, liftSanction } from '../src/modules/enforcement/index.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { removeContent } from '../src/modules/moderation/remove-content.ts';
import { decidePayout } from '../src/modules/payouts/decide-payout.ts';
import { requestPayout } from '../src/modules/payouts/request-payout.ts';
import { savePayoutSettings } from '../src/modules/payouts/save-settings.ts';
import { deleteAccount } from '../src/modules/personal-data/delete-account.ts';
import { readSettings } from '../src/modules/settings/index.ts';
import { cancelSubscription } from '../src/modules/subscriptions/cancel-subscription.ts';
import { startSubscription } from '../src/modules/subscriptions/start-subscription.ts';
import { sendTip } from '../src/modules/tips/send-tip.ts';
import { unlockContent } from '../src/modules/unlocks/index.ts';
import { AppError } from '../src/platform/app-error.ts';
import { inTransaction } from '../src/platform/database/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import { FIRST_TRY } from './first-try.ts';
import type { Harness } from './harness.ts';
import { PASSWORD, preparePeople } from './money-model-acts.ts';
import * as rules from './purse-rules.ts';
import type { Fan, Payout, Post, Purchase, Purses, Seller } from './purses.ts';

/** One thing that happens, with nothing beside it. Numbers pick among what there is. */
type Act =
  | { kind: 'buy'; fan: number; credits: number }
  | { kind: 'unlock'; fan: number; post: number }
  | { kind: 'tip'; fan: number; creator: number; credits: number }
  | { kind: 'subscribe' | 'block'; fan: number; creator: number }
  | { kind: 'dispute'; which: number; state: 'open' | 'won' | 'lost'; hundredths: number }
  | { kind: 'by hand'; which: number; hundredths: number }
  | { kind: 'refund'; which: number; hundredths: number }
  | { kind: 'wait'; hours: number }
  | { kind: 'night' }
  | { kind: 'rate'; centavos: number }
  | { kind: 'payout'; who: number; bucket: 'earnings' | 'affiliate' }
  | { kind: 'decide payout'; which: number; decision: 'approve' | 'reject' | 'paid' | 'failed' }
  | { kind: 'ban' | 'lift' | 'ban fan' | 'lift fan'; who: number }
  | { kind: 'leave'; who: number }
  | { kind: 'remove'; post: number };

const nat = fc.nat(1000);
const kind = <const K extends string>(...kinds: K[]) => fc.constantFrom(...kinds);
const one = (weight: number, arbitrary: fc.Arbitrary<Act>) => ({ weight, arbitrary });
const act: fc.Arbitrary<Act> = fc.oneof(
  one(4, fc.record({ kind: kind('buy'), fan: nat, credits: fc.integer({ min: 20, max: 600 }) })),
  one(5, fc.record({ kind: kind('unlock'), fan: nat, post: nat })),
  one(5, fc.record({ kind: kind('tip'), fan: nat, creator: nat, credits: fc.integer({ min: 1, max: 300 }) })),
  one(6, fc.record({ kind: kind('subscribe'), fan: nat, creator: nat })),
  one(3, fc.record({ kind: kind('block'), fan: nat, creator: nat })),
  one(
    6,
    fc.record({
      kind: kind('dispute'),
      which: nat,
      state: kind('open', 'lost', 'won', 'won'),
      hundredths: fc.constantFrom(100, 100, 37),
    }),
  ),
  one(2, fc.record({ kind: kind('by hand'), which: nat, hundredths: fc.constantFrom(100, 55, 9) })),
  one(2, fc.record({ kind: kind('refund'), which: nat, hundredths: fc.constantFrom(100, 41) })),
  one(3, fc.record({ kind: kind('wait'), hours: fc.integer({ min: 1, max: 30 }) })),
  one(2, fc.record({ kind: kind('wait'), hours: fc.integer({ min: 140, max: 220 }) })),
  // Whole days about the last one of a hold: a day too few shows on it alone.
  one(4, fc.record({ kind: kind('wait'), hours: fc.constantFrom(144, 168, 192) })),
  one(1, fc.record({ kind: kind('wait'), hours: fc.integer({ min: 680, max: 780 }) })),
  one(3, fc.record({ kind: kind('night') })),
  one(1, fc.record({ kind: kind('rate'), centavos: fc.integer({ min: 80, max: 125 }) })),
  one(5, fc.record({ kind: kind('payout'), who: nat, bucket: kind('earnings', 'earnings', 'affiliate') })),
  one(
    3,
    fc.record({
      kind: kind('decide payout'),
      which: nat,
      decision: kind('approve', 'approve', 'reject', 'paid', 'failed'),
    }),
  ),
  one(4, fc.record({ kind: kind('ban', 'ban', 'lift', 'ban fan', 'lift fan', 'lift fan'), who: nat })),
  one(2, fc.record({ kind: kind('leave'), who: nat })),
  one(2, fc.record({ kind: kind('remove'), post: nat })),
);

/** Acts one after another; after some of them the jobs that they queued wait for a later one. */
export const story = fc.array(fc.tuple(act, fc.constantFrom(false, false, true)), {
  minLength: 6,
  maxLength: 30,
});
type Story = typeof story extends fc.Arbitrary<infer Acts> ? Acts : never;

const begun: Story = [
  [{ kind: 'buy', fan: 0, credits: 600 }, false],
  [{ kind: 'tip', fan: 0, creator: 1, credits: 200 }, false],
];
/** Told first each time, as chance seldom tells them: the last day of a hold, a month that is cut short, a post that is removed. */
export const known: Story[] = [
  [...begun, [{ kind: 'wait', hours: 168 }, false], [{ kind: 'payout', who: 1, bucket: 'earnings' }, false]],
  [
    ...begun,
    [{ kind: 'subscribe', fan: 0, creator: 1 }, false],
    [{ kind: 'wait', hours: 240 }, false],
    [{ kind: 'ban', who: 1 }, false],
  ],
  [
    ...begun,
    [{ kind: 'subscribe', fan: 0, creator: 1 }, false],
    [{ kind: 'wait', hours: 240 }, false],
    [{ kind: 'block', fan: 0, creator: 1 }, false],
    [{ kind: 'subscribe', fan: 0, creator: 1 }, true],
    [{ kind: 'block', fan: 0, creator: 1 }, true],
    [{ kind: 'ban', who: 1 }, true],
  ],
  [
    ...begun,
    [{ kind: 'wait', hours: 240 }, false],
    [{ kind: 'unlock', fan: 0, post: 5 }, false],
    [{ kind: 'remove', post: 5 }, false],
  ],
];

interface Cast {
  admin: Person;
  fans: { person: Person; purse: Fan }[];
  sellers: { person: Person; purse: Seller; price: number }[];
  referrer: { person: Person; purse: Seller };
  posts: { id: string; post: Post; author: Person }[];
  purchases: { id: string; model: Purchase }[];
  payouts: { id: string; model: Payout }[];
  purses: Purses;
  endsAt: number;
}

const PRICES = [5, 60, 130] as const;
const MONTHLY = [4_000, 12_050] as const;
/** Whoever was brought earns their referrer nothing after a year, and no story is that long. */
const LONGEST_MS = 300 * DAY_MS;
const FROM = '203.0.113.7';
const ERRANDS = ['clawbacks.settle', 'restitutions.give'];

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(list.length, 1)];

/** Lives through a story act by act, and holds what everybody has against what the model says. @throws at the first difference */
export async function tell(harness: Harness, acts: Story): Promise<void> {
  const cast = await populate(harness);
  for (const [index, [what, isLate]] of acts.entries()) {
    harness.clock.advance(MINUTE_MS);
    await live(harness, cast, what);
    if (!isLate) await runErrands(harness, cast);
    await compare(harness, cast, `after act ${index}, ${JSON.stringify(what)}`);
  }
  await runErrands(harness, cast);
  await compare(harness, cast, 'at the end');
  await compareScreens(harness, cast);
}

async function populate(harness: Harness): Promise<Cast> {
  const { deps, factory } = harness;
  await runJobs(harness);
  const admin = await factory.admin();
  const referrer = { person: await factory.creator(), purse: rules.newSeller(null) };
  const people = [await factory.creator(), await factory.creator({ referredBy: referrer.person.id })];
  const sellers = people.map((person, index) => ({
    person,
    purse: rules.newSeller(index === 0 ? null : referrer.purse),
    price: MONTHLY[index] ?? 0,
  }));
  for (const { person, price } of sellers)
    await sql`update users set subscription_price_centavos = ${price} where id = ${person.id}`.execute(
      deps.db,
    );
  const posts = [];
  for (const { person, purse } of sellers)
    for (const price of PRICES) {
      const id = await factory.post(person.id, { price });
      posts.push({ id, author: person, post: { seller: purse, price, isRemoved: false } });
    }
  const fans = [];
  for (let count = 0; count < 2; count += 1)
    fans.push({ person: await factory.fan(), purse: { wallet: 0, debt: 0, isBanned: false } });
  const earners = [...people, referrer.person];
  await preparePeople(harness, [...fans.map(({ person }) => person), ...earners]);
  for (const { id } of earners)
    await savePayoutSettings(deps, id, { method: 'gcash', gcash_number: '09171234567' });
  const settings = await readSettings(deps.db);
  const terms = {
    rate: settings.centavos_per_credit,
    creatorPercent: settings.creator_percent,
    affiliatePercent: settings.affiliate_percent,
    leastReferred: settings.affiliate_min_transaction_centavos,
    leastPayout: settings.payout_min_centavos,
  };
  const purses = { terms, sales: [], purchases: [], takings: [], errands: [] };
  const endsAt = harness.clock.now().getTime() + LONGEST_MS;
  return { admin, fans, sellers, referrer, posts, purchases: [], payouts: [], purses, endsAt };
}

/** A refusal is an answer: what it should have been, the purses tell. */
async function attempt<T>(doing: () => Promise<T>): Promise<T | AppError> {
  try {
    return await doing();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

async function live(harness: Harness, cast: Cast, what: Act): Promise<void> {
  const { deps, clock } = harness;
  const { purses, admin } = cast;
  const now = clock.now().getTime();
  const judge = { id: admin.id, from: FROM };
  switch (what.kind) {
    case 'buy':
      return buy(harness, cast, what);
    case 'unlock': {
      const [fan, post] = [pick(cast.fans, what.fan), pick(cast.posts, what.post)];
      if (!fan || !post) return;
      rules.unlocked(purses, fan.purse, post.post, now);
      await attempt(() => unlockContent(deps, fan.person.viewer, post.id, deps.ids.next()));
      return;
    }
    case 'tip': {
      const [fan, seller] = [pick(cast.fans, what.fan), pick(cast.sellers, what.creator)];
      if (!fan || !seller) return;
      rules.tipped(purses, fan.purse, seller.purse, what.credits, now);
      const tip = { creatorId: seller.person.id, credits: what.credits, message: '' };
      const asked = { idempotencyKey: null, correlationId: deps.ids.next() };
      await attempt(() => sendTip(deps, fan.person.viewer, tip, asked));
      return;
    }
    case 'subscribe': {
      const [fan, seller] = [pick(cast.fans, what.fan), pick(cast.sellers, what.creator)];
      if (!fan || !seller) return;
      rules.subscribed(purses, fan.purse, seller.purse, seller.price, now);
      const asked = { shownCredits: null, correlationId: deps.ids.next() };
      await attempt(() => startSubscription(deps, fan.person.viewer, seller.person.id, asked));
      await attempt(() => cancelSubscription(deps, fan.person.id, seller.person.id));
      return;
    }
    case 'block': {
      const [fan, seller] = [pick(cast.fans, what.fan), pick(cast.sellers, what.creator)];
      // Whoever is banned is not found, and who left blocks nobody.
      if (!fan || fan.purse.isBanned || seller?.purse.standing !== 'active') return;
      rules.blocked(purses, fan.purse, seller.purse, now);
      await blockPerson(deps, seller.person.viewer, fan.person.id);
      return unblockPerson(deps, seller.person.id, fan.person.id);
    }
    case 'dispute':
    case 'by hand':
      return moneyBack(harness, cast, what);
    case 'refund':
      return refund(harness, cast, what);
    case 'wait':
      if (now + what.hours * HOUR_MS < cast.endsAt) clock.advance(what.hours * HOUR_MS);
      return;
    case 'night':
      rules.night([...cast.sellers.map(({ purse }) => purse), cast.referrer.purse], now);
      await releaseCommission(deps);
      return settleDebts(deps);
    case 'rate':
      if (what.centavos === purses.terms.rate) return;
      purses.terms.rate = what.centavos;
      return setRate(harness, admin, pesosFromCentavos(what.centavos));
    case 'payout':
      return askForPayout(harness, cast, what);
    case 'decide payout': {
      const payout = pick(cast.payouts, what.which);
      if (!payout) return;
      const said = { reason: 'So', reference: 'GC-1', correlationId: deps.ids.next() };
      const by = { payoutId: payout.id, decision: what.decision, adminId: admin.id, from: FROM };
      const expected = rules.decided(payout.model, what.decision);
      const answer = await attempt(() => decidePayout(deps, { ...said, ...by }));
      return agree('a decision about a payout', !(answer instanceof AppError), expected);
    }
    case 'ban fan':
    case 'lift fan':
    case 'ban':
    case 'lift':
      return judgeOne(harness, cast, what);
    case 'leave': {
      const seller = pick(cast.sellers, what.who);
      if (seller?.purse.standing !== 'active') return;
      const isDue = seller.purse.payouts.some(({ state }) => state === 'pending' || state === 'approved');
      const asked = { password: PASSWORD, from: FROM, givesUp: true };
      const answer = await attempt(() => deleteAccount(deps, seller.person.viewer, asked));
      agree('a deletion', answer instanceof AppError && answer.code, isDue && 'money_due');
      if (isDue) return;
      seller.purse.standing = 'leaving';
      rules.wentAway(purses, { key: seller, why: 'left', seller: seller.purse, post: null, at: now });
      return;
    }
    case 'remove': {
      const removed = pick(cast.posts, what.post);
      if (!removed || removed.post.isRemoved) return;
      removed.post.isRemoved = true;
      const { post, id, author } = removed;
      rules.wentAway(purses, { key: removed, why: 'removed', seller: post.seller, post, at: now });
      const asked = { type: 'post', id, authorId: author.id, reason: 'So', notes: '' } as const;
      await inTransaction(deps.db, (tx) => removeContent(deps, tx, judge, asked));
    }
  }
}

async function buy(harness: Harness, cast: Cast, what: Extract<Act, { kind: 'buy' }>): Promise<void> {
  const { deps, paypal } = harness;
  const fan = pick(cast.fans, what.fan);
  if (!fan || fan.purse.isBanned) return;
  const pesos = pesosFromCentavos(what.credits * cast.purses.terms.rate);
  const amounts = { credit_amount: what.credits, original_amount: pesos, final_amount: pesos };
  const key = deps.ids.next();
  const asked = { idempotencyKey: key, correlationId: key };
  const body = { ...amounts, payment_method: 'paypal' as const };
  const { purchase_id: id } = await buyCredits(deps, fan.person.viewer, body, asked);
  paypal.payLate(id);
  await settlePurchase(deps, id);
  rules.bought(cast.purses, fan.purse, what.credits, harness.clock.now().getTime());
  const model = cast.purses.purchases.at(-1);
  if (model) cast.purchases.push({ id, model });
}

/** Money goes back without us, and the provider is asked. */
async function moneyBack(
  harness: Harness,
  { purchases, purses }: Cast,
  what: Extract<Act, { kind: 'dispute' | 'by hand' }>,
): Promise<void> {
  const { deps, paypal, clock } = harness;
  const purchase = pick(purchases, what.which);
  if (!purchase) return;
  const { id, model } = purchase;
  const now = clock.now();
  const asked = Math.ceil((model.centavos * what.hundredths) / 100);
  if (what.kind === 'by hand') {
    rules.refundedByHand(purses, model, asked, now.getTime());
    paypal.refundByHand(id, asked);
  } else {
    // No provider gives back by a dispute what it gave back before.
    const stands = model.dispute !== null && model.dispute.state !== 'won';
    const centavos = stands ? (model.dispute?.centavos ?? 0) : Math.min(asked, rules.notGivenBack(model));
    if (centavos <= 0) return;
    rules.disputed(purses, model, { state: what.state, centavos }, now.getTime());
    paypal.dispute(id, what.state, { amountCentavos: centavos });
  }
  await lookAtCapture(deps, 'paypal', `cap-${paypal.created.get(id)?.orderId}`, now);
}

/** Asked for, approved and paid back at once. */
async function refund(harness: Harness, cast: Cast, what: Extract<Act, { kind: 'refund' }>): Promise<void> {
  const { deps, paypal, clock } = harness;
  const purchase = pick(cast.purchases, what.which);
  const fan = cast.fans.find(({ purse }) => purse === purchase?.model.fan);
  if (!purchase || !fan || fan.purse.isBanned) return;
  const chosen = rules.creditsToRefund(purchase.model, what.hundredths);
  const expected = rules.refunded(purchase.model, what.hundredths, clock.now().getTime());
  const asked = { purchaseId: purchase.id, reason: '' };
  const answer = await attempt(() => askRefund(deps, fan.person.viewer, asked));
  agree('a request for a refund', !(answer instanceof AppError), expected !== null);
  if (expected === null) return;
  const { id, credits } = await deps.db
    .selectFrom('refund_requests')
    .select(['id', 'credits'])
    .where('purchase_id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  const by = { adminId: cast.admin.id, correlationId: deps.ids.next(), from: FROM };
  const part = chosen < credits ? { credits: chosen } : {};
  await decideRefund(deps, { requestId: id, decision: 'approve', answer: 'So', ...part, ...by });
  const before = paypal.refunds.length;
  await payBackRefunds(deps, 'paypal');
  agree(
    'a refund',
    paypal.refunds.slice(before).map((each) => each.amountCentavos),
    [expected],
  );
}

async function askForPayout(harness: Harness, cast: Cast, what: Extract<Act, { kind: 'payout' }>) {
  const { deps, clock } = harness;
  const seller = pick([...cast.sellers, cast.referrer], what.who);
  // Nobody else reaches the door.
  if (seller?.purse.standing !== 'active') return;
  const expected = rules.askedForPayout(cast.purses, seller.purse, what.bucket, clock.now().getTime());
  const answer = await attempt(() =>
    requestPayout(deps, seller.person.id, what.bucket, { correlationId: deps.ids.next() }),
  );
  const said = answer instanceof AppError ? answer.code : answer.centavos;
  agree('a request for a payout', said, typeof expected === 'string' ? expected : expected.centavos);
  if (!(answer instanceof AppError) && typeof expected !== 'string')
    cast.payouts.push({ id: answer.id, model: expected });
}

async function judgeOne(
  { deps, clock }: Harness,
  cast: Cast,
  { kind, who }: { kind: 'ban' | 'lift' | 'ban fan' | 'lift fan'; who: number },
): Promise<void> {
  const [fan, seller] = [pick(cast.fans, who), pick(cast.sellers, who)];
  if (!fan || !seller) return;
  const isFan = kind === 'ban fan' || kind === 'lift fan';
  const isBan = kind === 'ban' || kind === 'ban fan';
  const standing = isFan ? (fan.purse.isBanned ? 'banned' : 'active') : seller.purse.standing;
  if (standing !== (isBan ? 'active' : 'banned')) return;
  const judged = { userId: (isFan ? fan : seller).person.id, reason: 'So' };
  const judge = { id: cast.admin.id, from: FROM };
  await inTransaction<unknown>(deps.db, (tx) =>
    isBan ? banPerson(deps, tx, judge, judged) : liftSanction(deps, tx, judge, judged),
  );
  // What somebody is banned with ends; who is back signs in anew.
  if (!isBan) await signInAnew(deps, (isFan ? fan : seller).person);
  if (isFan) fan.purse.isBanned = isBan;
  else seller.purse.standing = isBan ? 'banned' : 'active';
  if (kind !== 'ban') return;
  const at = clock.now().getTime();
  rules.wentAway(cast.purses, { key: seller, why: 'banned', seller: seller.purse, post: null, at });
}

async function signInAnew({ sessions, db }: Harness['deps'], person: Person): Promise<void> {
  const { bearer } = await sessions.start(db, person.id);
  person.viewer = (await sessions.authenticate(bearer, 'bearer')) ?? person.viewer;
}

async function runErrands(harness: Harness, cast: Cast): Promise<void> {
  rules.runErrands(cast.purses);
  await runJobs(harness);
}

/** What workers would do, in its order. */
async function runJobs({ deps }: Harness): Promise<void> {
  const { rows } = await sql<{ id: string; task: string; payload: unknown }>`
    select jobs.id::text, tasks.identifier as task, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = any(${ERRANDS}) order by jobs.id`.execute(deps.db);
  if (rows.length === 0) return;
  const jobs = await allJobs(deps);
  for (const { id, task, payload } of rows) {
    await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(deps.db);
    const job = jobs.find((each) => each.id === task);
    if (!job) throw new Error(`there is no job ${task}`);
    await job.handle(job.payload.parse(payload) as never, FIRST_TRY);
  }
}

function agree(about: string, said: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(said), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${about}: the product says ${one}, the model ${other}`);
}

async function compare(harness: Harness, cast: Cast, when: string): Promise<void> {
  const { deps, clock } = harness;
  const { purses } = cast;
  const now = clock.now().getTime();
  for (const [index, { person, purse }] of cast.fans.entries()) {
    const { balance } = await readWallet(deps, person.id, 'en');
    const debt = 0 - (await readFigures(deps.db, accounts.fanDebt(person.id))).balance;
    const said = { wallet: balance, debt, gotBack: await readGotBack(harness, person) };
    const expected = { wallet: purse.wallet, debt: purse.debt, gotBack: rules.gotBack(purses, purse) };
    agree(`fan ${index} ${when}`, said, expected);
  }
  for (const [index, { person, purse }] of [...cast.sellers, cast.referrer].entries()) {
    const { held, available, owed, takenBack } = await readAvailable(deps.db, clock, person.id);
    const waiting = (await readFigures(deps.db, accounts.affiliateHeld(person.id))).balance;
    const commission = (await readFigures(deps.db, accounts.affiliatePayable(person.id))).balance;
    const expected = {
      ...rules.divided(purses, purse, now),
      debt: purse.debt,
      takenBack: rules.takenBackFrom(purses, purse),
      waiting: rules.waitingOf(purse),
      commission: purse.commission,
    };
    const said = { held, available, debt: owed, takenBack, waiting, commission };
    agree(`seller ${index} ${when}`, said, expected);
  }
}

/** What the books say that a payer got back: refunds, made here or at the provider, and disputes that were lost. */
async function readGotBack({ deps }: Harness, { id }: Person): Promise<number> {
  const { rows } = await sql<{ centavos: number }>`
    select coalesce(sum(centavos), 0)::int as centavos from (
      select r.amount_centavos as centavos from refunds r join purchases p on p.id = r.purchase_id
      where p.fan_id = ${id} and r.undone_at is null
      union all select taken_centavos from disputes where fan_id = ${id} and state = 'lost') back`.execute(
    deps.db,
  );
  return rows[0]?.centavos ?? 0;
}

/** What people read of themselves; slower, and so once a story. */
async function compareScreens({ deps, clock }: Harness, cast: Cast): Promise<void> {
  const now = clock.now().getTime();
  for (const [index, { person, purse }] of [...cast.sellers, cast.referrer].entries()) {
    const earnings = await readEarnings(deps, person.id, 'en');
    const stats = await readStats(deps, person.id);
    const { held, available } = rules.divided(cast.purses, purse, now);
    const said = [
      earnings.on_hold,
      earnings.available_balance,
      earnings.owed,
      stats.on_hold,
      stats.available,
    ];
    const expected = [held, available, purse.debt, rules.waitingOf(purse), purse.commission];
    agree(`the screen of seller ${index}`, said.map(centavosFromPesos), expected);
  }
}
