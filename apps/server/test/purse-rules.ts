import type {
  Bucket,
  Fan,
  Gone,
  Part,
  Payout,
  Post,
  Purchase,
  Purses,
  Sale,
  Seller,
  Taking,
} from './purses.ts';

/**
 * What every person has after each act, worked out from the acts alone, by the sentences of the product (P20 to P24, P214 to P249)
 * and by nothing of its code. Whole credits, whole centavos, milliseconds. It keeps no books: it holds purses, as a shopkeeper would.
 */
const DAY = 86_400_000;
const MANILA = 8 * 3_600_000;
const HOLD_DAYS = 7;
const COMMISSION_DAYS = 30;
const UNLOCK_DAYS = 30;
const REFUND_HOURS = 48;
const LEAST_REFUND = 100;

export const dayOf = (at: number) => Math.floor((at + MANILA) / DAY);
const part = (whole: number, of: number, all: number) => Number((BigInt(whole) * BigInt(of)) / BigInt(all));
const sum = <T>(list: readonly T[], of: (each: T) => number) => list.reduce((all, each) => all + of(each), 0);

export const newSeller = (referrer: Seller | null): Seller => ({
  standing: 'active',
  referrer,
  earned: 0,
  waiting: new Map(),
  released: new Set(),
  commission: 0,
  debt: 0,
  payouts: [],
});

/** What of a creator's earnings is held and what they may ask for. A day's sales are held until seven whole days are over. */
export function divided(
  purses: Purses,
  seller: Seller,
  now: number,
  { earned, debt }: Pick<Seller, 'earned' | 'debt'> = seller,
): { held: number; available: number } {
  const days = new Map<number, number>();
  for (const sale of purses.sales.filter((each) => each.seller === seller)) {
    const day = dayOf(sale.at);
    if (dayOf(now) > day + HOLD_DAYS) continue;
    const back = sum(takenOf(purses, sale), (each) => each.centavos) + (sale.restored?.borne ?? 0);
    days.set(day, (days.get(day) ?? 0) + sale.share - back);
  }
  const theirs = Math.max(0, earned - debt);
  const young = sum([...days.values()], (each) => Math.max(0, each));
  const held = Math.min(theirs, young);
  return { held, available: theirs - held };
}

/** Of a sale, what its creator has given back and not got again. */
function takenOf({ takings }: Purses, sale: Sale): Part[] {
  return partsOf(takings, sale).filter((each) => each.from !== null);
}

function partsOf(takings: readonly Taking[], sale: Sale): Part[] {
  const all = takings.flatMap(({ parts }) => parts ?? []);
  return all.filter((each) => each.sale === sale && each.whose === 'creator' && !each.isOver);
}

export const takenBackFrom = (purses: Purses, seller: Seller) =>
  sum(
    purses.sales.filter((each) => each.seller === seller),
    (sale) => sum(takenOf(purses, sale), (each) => each.centavos),
  );

export const waitingOf = ({ waiting }: Seller) => sum([...waiting.values()], (each) => each);

/** All that a payer got back: refunds of ours and by hand, and disputes that were lost. */
export function gotBack({ purchases }: Purses, fan: Fan): number {
  return sum(
    purchases.filter((each) => each.fan === fan),
    ({ refunds, dispute }) =>
      sum(refunds, (each) => each.centavos) +
      (dispute?.state === 'lost' ? (dispute.taking?.centavos ?? 0) : 0),
  );
}

export function bought(purses: Purses, fan: Fan, credits: number, now: number): void {
  fan.wallet += credits;
  const centavos = credits * purses.terms.rate;
  const nothing = { isAsked: false, refunds: [], byHand: [], dispute: null };
  purses.purchases.push({ fan, credits, centavos, at: now, ...nothing });
}

/** @returns whether it was sold */
function sell(
  purses: Purses,
  now: number,
  sold: Pick<Sale, 'what' | 'fan' | 'seller' | 'credits'> & Partial<Sale>,
) {
  const { fan, seller, credits } = sold;
  const { rate, creatorPercent, affiliatePercent, leastReferred } = purses.terms;
  if (fan.isBanned || seller.standing !== 'active' || fan.wallet < credits) return false;
  const worth = credits * rate;
  const share = part(worth, creatorPercent, 100);
  const commission = seller.referrer && worth >= leastReferred ? part(worth, affiliatePercent, 100) : 0;
  fan.wallet -= credits;
  seller.earned += share;
  if (seller.referrer && commission > 0) holdMore(seller.referrer, dayOf(now), commission);
  purses.sales.push({
    post: null,
    endsAt: 0,
    cutBy: null,
    ...sold,
    at: now,
    share,
    commission,
    restored: null,
  });
  return true;
}

function holdMore({ waiting }: Seller, day: number, centavos: number): void {
  waiting.set(day, (waiting.get(day) ?? 0) + centavos);
}

export function unlocked(purses: Purses, fan: Fan, post: Post, now: number): void {
  const isTheirs = purses.sales.some((each) => each.fan === fan && each.post === post);
  if (isTheirs || post.isRemoved) return;
  sell(purses, now, { what: 'unlock', fan, seller: post.seller, credits: post.price, post });
}

export function tipped(purses: Purses, fan: Fan, seller: Seller, credits: number, now: number): void {
  sell(purses, now, { what: 'tip', fan, seller, credits });
}

/** One month, which is not renewed. */
export function subscribed(purses: Purses, fan: Fan, seller: Seller, price: number, now: number): void {
  const has = (each: Sale) =>
    each.what === 'month' && each.fan === fan && each.seller === seller && each.endsAt > now && !each.cutBy;
  if (purses.sales.some(has)) return;
  const credits = Math.ceil(price / purses.terms.rate);
  sell(purses, now, { what: 'month', fan, seller, credits, endsAt: monthAfter(now) });
}

/** Who is blocked has their months end, and what is left of them comes back. They are let in again at once. */
export function blocked(purses: Purses, fan: Fan, seller: Seller, at: number): void {
  const key = {};
  const cut = purses.sales.filter(
    (each) =>
      each.what === 'month' && each.fan === fan && each.seller === seller && each.endsAt > at && !each.cutBy,
  );
  for (const sale of cut) sale.cutBy = key;
  if (cut.length > 0) wentAway(purses, { key, why: 'blocked', seller, post: null, at });
}

/** The same Philippine day and time of the next month, or its last day. */
function monthAfter(at: number): number {
  const there = new Date(at + MANILA);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = (at + MANILA) % DAY;
  return Date.UTC(year, month, Math.min(day, last)) + time - MANILA;
}

function leftOf({ credits, centavos, refunds, dispute }: Purchase) {
  const standing = dispute?.taking?.stands ? dispute.taking : null;
  return {
    centavos: centavos - sum(refunds, (each) => each.centavos) - (standing?.centavos ?? 0),
    credits:
      credits - sum(refunds, (each) => each.credits) - (standing ? standing.credits + standing.spent : 0),
  };
}

/** What a provider has of a payment beyond the refunds that it made; of those by hand also what is in no book yet. */
export const notGivenBack = ({ centavos, refunds, byHand }: Purchase) =>
  centavos -
  sum(refunds, (each) => each.centavos) -
  sum(
    byHand.filter(({ isBooked }) => !isBooked),
    (each) => each.centavos,
  );

/** A refund that is asked for, approved and paid at once, of all or of so many hundredths. @returns its centavos; null where it is refused */
export function refunded(purchase: Purchase, hundredths: number, now: number): number | null {
  const { fan, at, isAsked, dispute, refunds } = purchase;
  const left = leftOf(purchase);
  const isLate = now > at + REFUND_HOURS * 3_600_000;
  const isNothing = left.credits <= 0 || left.centavos <= 0;
  if (isAsked || isLate || isNothing || dispute?.taking?.stands || fan.wallet < left.credits) return null;
  purchase.isAsked = true;
  const chosen = partToRefund(left, hundredths);
  const centavos = part(left.centavos, chosen, left.credits);
  fan.wallet -= chosen;
  refunds.push({ centavos, credits: chosen });
  return centavos;
}

/** How many credits an admin chooses: as many as asked, or all where that is too little for the provider. */
function partToRefund(left: { credits: number; centavos: number }, hundredths: number): number {
  const chosen = Math.ceil((left.credits * hundredths) / 100);
  return part(left.centavos, chosen, left.credits) < LEAST_REFUND ? left.credits : chosen;
}

export function creditsToRefund(purchase: Purchase, hundredths: number): number {
  const left = leftOf(purchase);
  return left.credits > 0 ? partToRefund(left, hundredths) : 0;
}

/** What money that goes back takes: the wallet first, and what is spent is debt. Null where nothing is left to take. */
function take(purses: Purses, purchase: Purchase, centavos: number, now: number): Taking | null {
  const { fan } = purchase;
  const left = leftOf(purchase);
  const taken = Math.min(centavos, left.centavos);
  if (taken <= 0) return null;
  const owed = part(left.credits, taken, left.centavos);
  const credits = Math.min(owed, fan.wallet);
  const spent = owed - credits;
  const debt = owed === 0 ? 0 : part(taken, spent, owed);
  fan.wallet -= credits;
  fan.debt += debt;
  const taking = { fan, purchase, centavos: taken, credits, spent, debt, at: now, stands: true, parts: null };
  purses.takings.push(taking);
  if (spent > 0) purses.errands.push({ kind: 'clawback', taking });
  return taking;
}

export function disputed(
  purses: Purses,
  purchase: Purchase,
  { state, centavos }: { state: 'open' | 'won' | 'lost'; centavos: number },
  now: number,
): void {
  const before = purchase.dispute;
  const wasStanding = before !== null && before.state !== 'won';
  if (before && wasStanding && state === 'won' && before.taking) giveBack(purses, before.taking);
  const taking =
    before && wasStanding ? before.taking : state === 'won' ? null : take(purses, purchase, centavos, now);
  purchase.dispute = { centavos, state, taking };
  bookByHand(purses, purchase, now);
}

function giveBack({ errands }: Purses, taking: Taking): void {
  taking.stands = false;
  taking.fan.wallet += taking.credits;
  taking.fan.debt -= taking.debt;
  if (taking.spent > 0) errands.push({ kind: 'clawback', taking });
}

export function refundedByHand(purses: Purses, purchase: Purchase, centavos: number, now: number): void {
  purchase.byHand.push({ centavos, isBooked: false });
  bookByHand(purses, purchase, now);
}

/** What does not fit into what is left is part of a dispute, and looked at again when that is over. */
function bookByHand(purses: Purses, purchase: Purchase, now: number): void {
  for (const found of purchase.byHand) {
    if (found.isBooked || found.centavos > leftOf(purchase).centavos) continue;
    found.isBooked = true;
    const taking = take(purses, purchase, found.centavos, now);
    if (taking) purchase.refunds.push({ centavos: found.centavos, credits: taking.credits + taking.spent });
  }
}

/** A thing that is gone is one errand, however often it went before that was done. */
export function wentAway(purses: Purses, gone: Gone): void {
  const errand = { kind: 'restitution', gone } as const;
  const waits = purses.errands.findIndex((each) => each.kind === 'restitution' && each.gone.key === gone.key);
  if (waits < 0) purses.errands.push(errand);
  else purses.errands[waits] = errand;
}

export function runErrands(purses: Purses): void {
  for (const errand of purses.errands.splice(0))
    if (errand.kind === 'clawback') clawBack(purses, errand.taking);
    else restore(purses, errand.gone);
}

/** The payer's newest spends since the purchase, as many credits of them as were spent of it. */
function clawBack(purses: Purses, taking: Taking): void {
  const over = purses.takings.filter((each) => each.fan === taking.fan && each !== taking && !each.stands);
  for (const each of over) settle(each);
  if (taking.stands && !taking.parts) taking.parts = plan(purses, taking);
  settle(taking);
}

function plan({ sales, takings }: Purses, { fan, purchase, spent, at }: Taking): Part[] {
  const parts: Part[] = [];
  let wanted = spent;
  for (const sale of [...sales].reverse()) {
    if (sale.fan !== fan || sale.at > at || sale.at < purchase.at) continue;
    const gone = sum(partsOf(takings, sale), (each) => each.credits) + (sale.restored?.credits ?? 0);
    const credits = Math.min(wanted, sale.credits - gone);
    if (credits <= 0) continue;
    wanted -= credits;
    for (const [whose, share] of [
      ['creator', sale.share],
      ['affiliate', sale.commission],
    ] as const) {
      const centavos = part(share, credits, sale.credits);
      if (centavos > 0) parts.push({ sale, whose, credits, centavos, from: null, isOver: false });
    }
  }
  return parts;
}

function settle({ parts, stands }: Taking): void {
  for (const each of parts ?? []) {
    if (each.isOver) continue;
    if (stands && !each.from) takePart(each);
    else if (!stands) returnPart(each);
  }
}

/** From what is held while its sale is, else from what is available, and what is gone by then is owed. */
function takePart(taken: Part): void {
  const { sale, whose, centavos } = taken;
  const day = dayOf(sale.at);
  if (whose === 'creator') {
    const available = Math.min(centavos, sale.seller.earned);
    taken.from = { held: 0, available, debt: centavos - available };
    sale.seller.earned -= available;
    sale.seller.debt += centavos - available;
    return;
  }
  const person = sale.seller.referrer;
  if (!person) throw new Error('commission of nobody');
  const held = person.released.has(day) ? 0 : Math.min(centavos, person.waiting.get(day) ?? 0);
  const available = Math.min(centavos - held, person.commission);
  taken.from = { held, available, debt: centavos - held - available };
  holdMore(person, day, -held);
  person.commission -= available;
  person.debt += taken.from.debt;
}

/** To where it came from: what was debt and is paid by now, and what was held and would be released by now, is available. */
function returnPart(taken: Part): void {
  const { sale, whose, from, centavos } = taken;
  taken.isOver = true;
  if (!from) return;
  const day = dayOf(sale.at);
  const person = whose === 'creator' ? sale.seller : sale.seller.referrer;
  if (!person) throw new Error('commission of nobody');
  const debt = Math.min(from.debt, person.debt);
  const held = from.held > 0 && !person.released.has(day) ? from.held : 0;
  person.debt -= debt;
  if (held > 0) holdMore(person, day, held);
  if (whose === 'creator') person.earned += centavos - debt - held;
  else person.commission += centavos - debt - held;
}

/** Months pro rata and unlocks of thirty days come back as credits; the creator bears their share as far as they have it, and who left or blocked owes the rest. */
function restore(purses: Purses, gone: Gone): void {
  if (isThereAgain(gone)) return;
  for (const sale of purses.sales) {
    if (sale.seller !== gone.seller || sale.restored || sale.fan.isBanned || sale.at > gone.at) continue;
    const taken = sum(partsOf(purses.takings, sale), (each) => each.credits);
    const credits = Math.min(lostOf(sale, gone), sale.credits - taken);
    if (credits <= 0) continue;
    const worth = credits * purses.terms.rate;
    const isWilled = gone.why === 'left' || gone.why === 'blocked';
    const share = sale.share + (isWilled ? sale.commission : 0);
    const asked = Math.min(worth, part(share, credits, sale.credits));
    const borne = Math.min(asked, sale.seller.earned);
    const owed = isWilled ? asked - borne : 0;
    sale.restored = { credits, borne: borne + owed };
    sale.fan.wallet += credits;
    sale.seller.earned -= borne;
    sale.seller.debt += owed;
  }
}

function isThereAgain(gone: Gone): boolean {
  if (gone.why === 'blocked') return false;
  return gone.why === 'removed' ? !gone.post?.isRemoved : !isKeptOut(gone);
}

function isKeptOut({ why, seller }: Gone): boolean {
  return seller.standing === 'banned' || (why === 'left' && seller.standing === 'leaving');
}

/** Credits of a sale that its fan has nothing for any more. */
function lostOf(sale: Sale, { key, why, post, at }: Gone): number {
  if (why === 'blocked' ? sale.cutBy !== key : sale.cutBy) return 0;
  if (sale.what === 'unlock') {
    const isGone = why !== 'removed' || sale.post === post;
    return isGone && sale.at > at - UNLOCK_DAYS * DAY ? sale.credits : 0;
  }
  if (sale.what === 'tip' || why === 'removed' || sale.endsAt <= at) return 0;
  const whole = sale.endsAt - sale.at;
  return part(sale.credits, sale.endsAt - Math.max(at, sale.at), whole) + (isExact(sale, at, whole) ? 0 : 1);
}

/** Is what is left of a month a whole number of credits? Else it is rounded up. */
function isExact({ credits, endsAt, at: from }: Sale, at: number, whole: number): boolean {
  return (BigInt(credits) * BigInt(endsAt - Math.max(at, from))) % BigInt(whole) === 0n;
}

/** What the nights do: commission of thirty whole days ago is released, and debts are paid out of what there is. */
export function night(sellers: readonly Seller[], now: number): void {
  for (const seller of sellers) {
    for (const [day, centavos] of seller.waiting)
      if (dayOf(now) > day + COMMISSION_DAYS && centavos > 0) {
        seller.released.add(day);
        seller.waiting.delete(day);
        seller.commission += centavos;
      }
    payDebt(seller);
  }
}

function payDebt(seller: Seller): void {
  const [earned, commission, debt] = afterDebt(seller);
  Object.assign(seller, { earned, commission, debt });
}

function afterDebt({ earned, commission, debt }: Seller): [number, number, number] {
  const own = Math.min(debt, earned);
  const other = Math.min(debt - own, commission);
  return [earned - own, commission - other, debt - own - other];
}

/** @returns centavos, or why not */
export function askedForPayout(purses: Purses, seller: Seller, bucket: Bucket, now: number): Payout | string {
  const [earned, commission, debt] = afterDebt(seller);
  const { available } = divided(purses, seller, now, { earned, debt });
  const centavos = bucket === 'earnings' ? available : commission;
  if (seller.payouts.some((each) => each.bucket === bucket && each.state === 'pending'))
    return 'payout_waits';
  if (centavos < purses.terms.leastPayout) return 'payout_minimum';
  payDebt(seller);
  if (bucket === 'earnings') seller.earned -= centavos;
  else seller.commission -= centavos;
  const payout = { bucket, seller, centavos, state: 'pending' } as const;
  seller.payouts.push(payout);
  return seller.payouts.at(-1) ?? payout;
}

/** @returns whether it is decided so */
export function decided(payout: Payout, decision: 'approve' | 'reject' | 'paid' | 'failed'): boolean {
  const isEarly = decision === 'approve' || decision === 'reject';
  const { seller, centavos } = payout;
  if (payout.state !== (isEarly ? 'pending' : 'approved')) return false;
  if (decision === 'approve' && seller.standing === 'banned') return false;
  payout.state = ({ approve: 'approved', reject: 'rejected', paid: 'paid', failed: 'failed' } as const)[
    decision
  ];
  if (decision === 'approve' || decision === 'paid') return true;
  if (payout.bucket === 'earnings') seller.earned += centavos;
  else seller.commission += centavos;
  return true;
}
