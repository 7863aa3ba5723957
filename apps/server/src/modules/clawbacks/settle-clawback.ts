import { inTransaction, TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { pagesAlone } from '../../platform/each-alone.ts';
import { addJob } from '../../platform/jobs.ts';
import { accounts, type PostResult, readFigures } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Cause, givenBackTo, takenFrom } from './clawback.ts';
import { clawbackEntry } from './clawback-entry.ts';
import {
  type ClawbackNews,
  claimTold,
  findCause,
  findPart,
  insertClawback,
  insertParts,
  isReleased,
  listOpenParts,
  listOver,
  listSpends,
  lockEarner,
  lockSpender,
  markGivenBack,
  markTaken,
  type PartRow,
} from './clawbacks.queries.ts';
import type { ClawbacksDeps } from './clawbacks-deps.ts';
import { mailClawbackJob } from './declared-jobs.ts';

/** Parts looked up at once; each is a transaction of its own. */
const PAGE = 100;

/**
 * Brings what creators and referrers gave back in line with its cause (P241): while it stands, their shares of the spends that
 * it undid are taken; once it does not, they get back what they gave. Each share is taken in a transaction of its own, so that
 * whoever dies in between goes on where they were; repeating it does nothing.
 */
export async function settleClawback(deps: ClawbacksDeps, cause: Cause): Promise<void> {
  // What a cause that is over still holds of the fan's spends is let go first: it belongs to whoever comes after it.
  for (const over of await listOver(deps.moneyDb, cause)) await settleParts(deps, over, false);
  const isStanding = await plan(deps, cause);
  await settleParts(deps, cause, isStanding);
  await inTransaction(deps.db, (tx) => tell(deps, tx, cause, 'taken'));
  if (!isStanding) await inTransaction(deps.db, (tx) => tell(deps, tx, cause, 'back'));
}

async function settleParts(deps: ClawbacksDeps, cause: Cause, isStanding: boolean): Promise<void> {
  const list = () => listOpenParts(deps.moneyDb, { cause, isStanding, limit: PAGE });
  await pagesAlone({ list, page: PAGE }, ({ id, person_id: personId }) =>
    settlePart(deps, { cause, id, personId }),
  );
}

/** Decides once which spends it is about. @returns does the cause stand? */
async function plan(deps: ClawbacksDeps, cause: Cause): Promise<boolean> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const row = await findCause(tx, cause);
    if (!row?.is_standing) return false;
    if (row.spent_credits === 0) return true;
    await lockSpender(tx, row.fan_id);
    const id = deps.ids.next();
    const now = deps.clock.now();
    if (!(await insertClawback(tx, { id, cause, fanId: row.fan_id, now }))) return true;
    const spends = await listSpends(tx, row);
    await insertParts(
      tx,
      id,
      spends.map((spend) => ({ ...spend, id: deps.ids.next() })),
    );
    return true;
  });
}

async function settlePart(
  deps: ClawbacksDeps,
  { cause, id, personId }: { cause: Cause; id: string; personId: string },
): Promise<void> {
  await inTransaction(deps.moneyDb, async (tx) => {
    await lockEarner(tx, personId);
    const part = await findPart(tx, id);
    const isStanding = (await findCause(tx, cause))?.is_standing ?? false;
    if (isStanding && !part.is_taken && !part.is_over) await take(deps, tx, part);
    if (!isStanding && !part.is_over) await giveBack(deps, tx, part);
  });
}

async function take(deps: ClawbacksDeps, tx: Tx, part: PartRow): Promise<void> {
  const from = takenFrom(part.centavos, await readPurse(tx, part));
  const posted = await post(deps, tx, 'clawback', part, from);
  // A payout, or another clawback, was faster than our look.
  if (posted.kind === 'insufficient_funds') throw new TransactionConflict('what was earned has moved');
  await markTaken(tx, part.id, from, deps.clock.now());
}

/** A share of a referrer is in one place or the other: its day was released whole, or not at all. */
async function readPurse(tx: Tx, { share, person_id, sale_day }: PartRow) {
  if (share === 'creator')
    return { held: 0, available: (await readFigures(tx, accounts.creatorPayable(person_id))).balance };
  const available = (await readFigures(tx, accounts.affiliatePayable(person_id))).balance;
  if (await isReleased(tx, person_id, sale_day)) return { held: 0, available };
  // Less than the share where the account was erased, and what it held is forfeited.
  return { held: (await readFigures(tx, accounts.affiliateHeld(person_id))).balance, available };
}

async function giveBack(deps: ClawbacksDeps, tx: Tx, part: PartRow): Promise<void> {
  const { person_id: personId, sale_day: day, held, available, debt } = part;
  const owed = -(await readFigures(tx, accounts.creatorDebt(personId))).balance;
  const isHeld = held > 0 && !(await isReleased(tx, personId, day));
  const to = givenBackTo({ held, available, debt }, { isHeld, debt: owed });
  if (part.is_taken) await post(deps, tx, 'clawback_return', part, to);
  await markGivenBack(tx, part.id, to, deps.clock.now());
}

async function post(
  deps: ClawbacksDeps,
  tx: Tx,
  reason: 'clawback' | 'clawback_return',
  { id, person_id: personId, share, clawback_id: clawbackId }: PartRow,
  parts: Parameters<typeof clawbackEntry>[2],
): Promise<PostResult> {
  const booked = { id, personId, share, clawbackId };
  return deps.ledger.post(tx, clawbackEntry(reason, booked, parts, await readSettings(tx)));
}

/** Each who gave is told once, and once more if it comes back. */
async function tell(deps: ClawbacksDeps, tx: Tx, cause: Cause, news: ClawbackNews): Promise<void> {
  for (const { clawback_id, person_id } of await claimTold(tx, cause, { news, now: deps.clock.now() })) {
    const payload = { clawbackId: clawback_id, personId: person_id, news };
    await addJob(tx, mailClawbackJob, payload);
  }
}
