import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { Days, Tx } from '../../platform/database/index.ts';
import type { OncePerFile } from '../../platform/http/bind-calls.ts';
import { foreignCursor, pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import type { BooksDeps } from './books-deps.ts';
import { type Cut, readCut } from './cut.queries.ts';
import { parseCut, writeCut } from './cut-in-cursor.ts';
import { readBalances } from './days.queries.ts';
import { inSnapshot } from './overview.queries.ts';
import { inUnits, presentBalance, presentFacts } from './present-entry.ts';
import { type AskedAccount, isBusy, listMovements, type Place, readSums } from './statement.queries.ts';

const PROVIDERS = ['clearing', 'provider_fees'];
/** A posting's number has at most so many digits, and so has what an account comes to. */
const DIGITS = 15;
/** Wider than all days that a list can be asked for. */
const EVER = { from: '0001-01-01', to: '9999-12-31' };

/**
 * What moved an account, the oldest first, with what it had after each (P745): by the days of the trial balance, so that both say the
 * same; a file of one moment, and so are the pages of a screen (P906). @throws AppError `validation_failed` for a foreign cursor
 */
export function readAccount(
  { db }: Pick<BooksDeps, 'db'>,
  { account: id, limit, cursor, from, to }: CallInput<Calls['listAccountMovements']>['query'],
  oncePerFile?: OncePerFile,
): Promise<CallResponse<Calls['listAccountMovements']>> {
  const account = partsOf(id);
  const place = cursor === undefined ? null : placeOf(cursor);
  return inSnapshot(db, async (tx) => {
    const cut = (await oncePerFile?.(() => readCut(tx))) ?? place?.cut;
    const sums = place ? null : await sumsOf(tx, account, { from, to });
    const hasNone = sums?.debit === 0 && sums.credit === 0;
    const page = { days: { from, to }, after: place, limit: limit + 1, cut };
    const rows = hasNone
      ? []
      : await listMovements(tx, account, { ...page, isBusy: await isBusy(tx, account) });
    let balance = place?.balance ?? sums?.opening ?? 0;
    const lines = rows.map((row) => {
      balance += row.credit - row.debit;
      return { ...row, balance };
    });
    const there = lines.length > limit && !oncePerFile ? writeCut(cut ?? (await readCut(tx))) : null;
    const { shown, next_cursor } = pageBy(lines, limit, (last) =>
      [last.balance, last.posting_id, last.entry_id, there].filter((part) => part !== null).join('_'),
    );
    const { currency } = account;
    return {
      sums: sums && presentBalance({ currency, ...sums }),
      movements: shown.map(({ posting_id, other_account, ...row }) => ({
        ...presentFacts(row),
        posting_id,
        other_account,
        currency,
        debit: inUnits(row.debit, currency),
        credit: inUnits(row.credit, currency),
        balance: inUnits(row.balance, currency),
      })),
      next_cursor,
    };
  });
}

/** @param id as the contract lets it pass */
function partsOf(id: string): AskedAccount {
  const [currency, type = '', owner = ''] = id.split(':');
  const isKind = owner === '' || PROVIDERS.includes(type);
  return {
    currency: currency === 'CREDIT' ? 'CREDIT' : 'PHP',
    type,
    owner,
    kind: isKind ? [type, owner].filter(Boolean).join(':') : null,
  };
}

/** Of a kind from the days that were added up, of a person's account from its postings. */
async function sumsOf(tx: Tx, account: AskedAccount, { from, to }: Days) {
  if (!account.kind) return readSums(tx, account, { from, to });
  const days = { from: from ?? EVER.from, to: to ?? EVER.to };
  const row = (await readBalances(tx, days)).find(
    (one) => one.currency === account.currency && one.account === account.kind,
  );
  return { opening: row?.opening ?? 0, debit: row?.debit ?? 0, credit: row?.credit ?? 0 };
}

const CURSOR = /^(-?\d{1,15})_(\d+_[\da-f-]+)(?:_([\da-z.]+))?$/;

/** What the account had after the last movement that was shown, which one that was, and what was in the books then. */
function placeOf(cursor: string): Place & { balance: number; cut: Cut | undefined } {
  const [, balance, rest, there] = CURSOR.exec(cursor) ?? [];
  if (balance === undefined || rest === undefined) throw foreignCursor();
  const { position: postingId, id: entryId } = parsePosition(rest, DIGITS);
  const cut = there === undefined ? undefined : parseCut(there);
  return { balance: Number(balance), postingId, entryId, cut };
}
