import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { findAccount, writeAccount } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

type Body = CallInput<Calls['putPayoutSettings']>['body'];
type Settings = CallResponse<Calls['putPayoutSettings']>['settings'];

const SHOWN_CHARACTERS = 4;

/** Where a creator is paid; null before it was set up. */
export async function readPayoutSettings(deps: PayoutsDeps, creatorId: string): Promise<Settings | null> {
  const account = await findAccount(deps.db, creatorId);
  return account ? present(openAccount(deps, account.sealed)) : null;
}

/** The account that was sealed. */
export function openAccount(deps: Pick<PayoutsDeps, 'payoutCipher'>, sealed: Buffer): Body {
  return JSON.parse(deps.payoutCipher.open(sealed).toString()) as Body;
}

/** Keeps where a creator is paid, sealed; one way at a time. What was asked for before keeps its own account. */
export async function savePayoutSettings(
  deps: PayoutsDeps,
  creatorId: string,
  body: Body,
): Promise<Settings> {
  const number = body.method === 'gcash' ? body.gcash_number : body.bank_account_number;
  await writeAccount(
    deps.db,
    creatorId,
    {
      method: body.method,
      sealed: deps.payoutCipher.seal(Buffer.from(JSON.stringify(body))),
      last_characters: number.slice(-SHOWN_CHARACTERS),
    },
    deps.clock.now(),
  );
  return present(body);
}

function present(body: Body): Settings {
  const none = {
    gcash_number: null,
    bank_name: null,
    bank_account_name: null,
    bank_account_number: null,
  };
  return { ...none, ...body };
}
