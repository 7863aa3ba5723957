import type { Clock } from '../../platform/clock.ts';
import { type Filled, type RowsOf, sendTogether, type Tx } from '../../platform/database/index.ts';
import type { Ids } from '../../platform/ids.ts';
import { type AccountId, balanceRange, currencyOf, onStripe } from './account.ts';
import { assertEntry, type Entry, hashEntry, type Posting, type TradeSign, tradeSignOf } from './entry.ts';
import { gatherPostings } from './gather-postings.ts';
import { needsGathering } from './gathering.ts';
import {
  type AppendedRow,
  appendStatement,
  createAccounts,
  type EntryRow,
  findEntryByKey,
} from './ledger.queries.ts';
import { findShortfall, type Movement, movements, turnoverOf } from './movement.ts';
import type { PostResult } from './posted.ts';

export interface PostContext {
  clock: Clock;
  ids: Ids;
  /** Which stripe of the striped accounts the next entry moves. */
  stripes: { next(): number };
}

export interface Reversed {
  readonly id: string;
  readonly tradeSign: TradeSign;
}

export interface PostOptions<Ahead extends readonly Filled<unknown>[]> {
  reverses?: Reversed;
  /** Statements that travel in the same trip, before the entry's own. */
  ahead?: Ahead;
}

/** What became of an entry, and what the statements ahead of it answered. */
export type Posted<Ahead extends readonly Filled<unknown>[] = []> = PostResult & { ahead: RowsOf<Ahead> };

/**
 * Posts an entry in the caller's transaction, exactly once per key (P13).
 * @returns the entry, or which account lacks how much. The caller rolls back when it is refused.
 * @throws when the key was used for other content: a bug, not a refusal.
 */
export async function postEntry<const Ahead extends readonly Filled<unknown>[] = []>(
  context: PostContext,
  tx: Tx,
  entry: Entry,
  { reverses, ahead }: PostOptions<Ahead> = {},
): Promise<Posted<Ahead>> {
  assertEntry(entry);
  const trip = startTrip(tx, ahead ?? []);
  const result = await post(context, trip, entry, reverses ?? null);
  return { ...result, ahead: (await trip.ahead()) as RowsOf<Ahead> };
}

async function post(
  context: PostContext,
  trip: Trip,
  entry: Entry,
  reverses: Reversed | null,
): Promise<PostResult> {
  const { tx } = trip;
  const stripe = context.stripes.next();
  const now = context.clock.now();
  const postings = needsGathering(entry.postings)
    ? await gatherPostings(tx, entry.postings, stripe, now)
    : onOneStripe(entry.postings, stripe);
  if (!Array.isArray(postings)) return (await findReplay(tx, entry)) ?? postings;
  const moves = movements(postings);
  const id = context.ids.next();
  const row = rowOf(entry, { id, now, postings, moves, reverses });
  const before = await append(trip, row, now);
  const balances = new Map(before.map(({ account, balance }) => [account, balance]));
  if (before[0]?.entries === 1 && before[0].moved !== moves.length)
    throw new Error(`entry ${entry.key} was only partly written`);
  if (before[0]?.entries === 1)
    return { kind: 'posted', entryId: id, isReplay: false, balances: balancesAfter(moves, balances) };
  const replay = await findReplay(tx, entry, balances);
  if (replay) return replay;
  const shortfall = findShortfall(moves, balances);
  if (!shortfall) throw new Error(`entry ${entry.key} was neither written nor refused`);
  return { kind: 'insufficient_funds', ...shortfall };
}

/** Takes the statements ahead along with the first statement that it is asked to send. */
interface Trip {
  readonly tx: Tx;
  send<Row>(statement: Filled<Row>): Promise<Row[]>;
  /** What they answered; sends them when nothing else did. */
  ahead(): Promise<readonly unknown[][]>;
}

function startTrip(tx: Tx, ahead: readonly Filled<unknown>[]): Trip {
  let answers: unknown[][] | null = ahead.length === 0 ? [] : null;
  return {
    tx,
    async send(statement) {
      if (answers) return (await sendTogether(tx, [statement]))[0];
      const rows = await sendTogether(tx, [...ahead, statement]);
      answers = rows.slice(0, -1);
      return rows.at(-1) as never;
    },
    async ahead() {
      answers ??= await sendTogether(tx, ahead);
      return answers;
    },
  };
}

function onOneStripe(postings: readonly Posting[], stripe: number): Posting[] {
  return postings.map(({ from, to, amount }) => ({
    from: onStripe(from, stripe),
    to: onStripe(to, stripe),
    amount,
  }));
}

/** Appends, and once more when accounts had to be made first. */
async function append(trip: Trip, row: EntryRow, now: Date): Promise<AppendedRow[]> {
  const statement = appendStatement.fill(row);
  const rows = await trip.send(statement);
  if (rows.length === row.accounts.length) return rows;
  await createAccounts(trip.tx, row.accounts, now);
  return trip.send(statement);
}

interface Written {
  id: string;
  now: Date;
  postings: readonly Posting[];
  moves: readonly Movement[];
  reverses: Reversed | null;
}

function rowOf(entry: Entry, { id, now, postings, moves, reverses }: Written): EntryRow {
  const tradeSign = tradeSignOf(entry.reason, reverses?.tradeSign ?? null);
  const turnover = moves.map((move) => turnoverOf(move, tradeSign));
  const ranges = moves.map((move) => balanceRange(move.account));
  return {
    id,
    now,
    tradeSign,
    reason: entry.reason,
    key: entry.key,
    inputHash: hashEntry(entry),
    actorType: entry.actor.type,
    actorId: 'id' in entry.actor ? entry.actor.id : null,
    subjectType: entry.subject.type,
    subjectId: entry.subject.id,
    correlationId: entry.correlationId,
    centavosPerCredit: entry.centavosPerCredit,
    settingsVersion: entry.settingsVersion,
    details: JSON.stringify(entry.details),
    valueCentavos: entry.valueCentavos,
    reverses: reverses?.id ?? null,
    from: postings.map(({ from }) => from),
    to: postings.map(({ to }) => to),
    currencies: postings.map(({ from }) => currencyOf(from)),
    amounts: postings.map(({ amount }) => amount),
    accounts: moves.map(({ account }) => account),
    changes: moves.map(({ amountIn, amountOut }) => amountIn - amountOut),
    turnoverIn: turnover.map(({ turnoverIn }) => turnoverIn),
    turnoverOut: turnover.map(({ turnoverOut }) => turnoverOut),
    lowest: ranges.map(({ lowest }) => lowest),
    highest: ranges.map(({ highest }) => highest),
  };
}

function balancesAfter(moves: readonly Movement[], before: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(
    moves.map(({ account, amountIn, amountOut }) => [
      account,
      (before.get(account) ?? 0) + amountIn - amountOut,
    ]),
  );
}

async function findReplay(
  tx: Tx,
  entry: Entry,
  balances: ReadonlyMap<string, number> = new Map<AccountId, number>(),
): Promise<PostResult | null> {
  const existing = await findEntryByKey(tx, entry.key);
  if (!existing) return null;
  if (!existing.input_hash.equals(hashEntry(entry)))
    throw new Error(`ledger key ${entry.key} was used for another entry`);
  return { kind: 'posted', entryId: existing.id, isReplay: true, balances };
}
