import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { inTransaction } from '../../platform/database/index.ts';
import { type Asker, findAddressee, keepAsker, queueNotice } from '../accounts/index.ts';
import { usableAt } from './payout.ts';
import { openAccount } from './payout-account.ts';
import { findAccount, lockAccount, type SealedAccount, writeAccount } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

type Body = CallInput<Calls['putPayoutSettings']>['body'];
type Settings = CallResponse<Calls['putPayoutSettings']>['settings'];

const SHOWN_CHARACTERS = 4;

/** Where a creator is paid; null before it was set up. */
export async function readPayoutSettings(deps: PayoutsDeps, creatorId: string): Promise<Settings | null> {
  const account = await findAccount(deps.db, creatorId);
  return account ? present(openAccount(deps, account.sealed), account, deps.clock.now()) : null;
}

/**
 * Keeps where a creator is paid, sealed; one way at a time. What was asked for before keeps its own account. One that replaces
 * another waits a day before it can be asked to be paid to, and the address that the person has now is told (P244). Who calls it has
 * asked for the second factor (P111). A session that was ended meanwhile changes nothing (P1027).
 */
export function savePayoutSettings(
  deps: PayoutsDeps,
  creatorId: string,
  body: Body,
  sessionId?: Asker['sessionId'],
): Promise<Settings> {
  const number = body.method === 'gcash' ? body.gcash_number : body.bank_account_number;
  return inTransaction(deps.db, async (tx) => {
    await keepAsker(tx, { id: creatorId, sessionId });
    const now = deps.clock.now();
    const before = await lockAccount(tx, creatorId);
    const isAnother = before !== undefined && !isSame(openAccount(deps, before.sealed), body);
    const account = {
      method: body.method,
      sealed: deps.payoutCipher.seal(Buffer.from(JSON.stringify(body))),
      last_characters: number.slice(-SHOWN_CHARACTERS),
      changed_at: isAnother ? now : (before?.changed_at ?? null),
      recovered_at: before?.recovered_at ?? null,
    };
    await writeAccount(tx, creatorId, account, now);
    if (isAnother) {
      // As it is now: who moves the account to another address afterwards is not the only one to read of it.
      const email = (await findAddressee(tx, { id: creatorId }))?.email;
      await queueNotice(tx, { kind: 'payout_account_changed', userId: creatorId, at: now, email });
    }
    return present(body, account, now);
  });
}

function isSame(one: Body, other: Body): boolean {
  const none = {
    method: '',
    gcash_number: '',
    bank_name: '',
    bank_account_name: '',
    bank_account_number: '',
  };
  const [first, second] = [
    { ...none, ...one },
    { ...none, ...other },
  ];
  return Object.keys(none).every(
    (field) => first[field as keyof typeof none] === second[field as keyof typeof none],
  );
}

function present(
  body: Body,
  account: Pick<SealedAccount, 'changed_at' | 'recovered_at'>,
  now: Date,
): Settings {
  const none = {
    gcash_number: null,
    bank_name: null,
    bank_account_name: null,
    bank_account_number: null,
  };
  return { ...none, ...body, usable_at: usableAt(account, now)?.toISOString() ?? null };
}
