import fc from 'fast-check';
import { sendPayouts } from '../src/modules/payouts/send-payouts.ts';
import type { TransferOutcome } from '../src/providers/payouts/payout-sender.ts';
import { FakeSender } from './fake-sender.ts';
import type { Harness } from './harness.ts';
import { pick } from './money-model-world.ts';

const OUTCOMES = {
  arrived: { state: 'arrived' },
  failed: { state: 'failed', reason: 'account', code: 'INVALID_DESTINATION' },
  returned: { state: 'returned', reason: 'limit', code: 'DESTINATION_MAXIMUM_LIMIT' },
} as const satisfies Record<string, TransferOutcome>;
type Ending = keyof typeof OUTCOMES;

/** What the company that sends payouts, and the banks behind it, do. */
export type SenderAction =
  /** The job looks; the answer may be lost before anything was done, or after it was. */
  { kind: 'send'; isLost: 'no' | 'before' | 'after' } | { kind: 'bank'; which: number; ending: Ending };

export const senderActions = [
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      isLost: fc.constantFrom('no' as const, 'no' as const, 'before' as const, 'after' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('bank' as const),
      which: fc.nat(1000),
      ending: fc.constantFrom(...(Object.keys(OUTCOMES) as Ending[])),
    }),
  },
];

export function senderOf({ deps }: Harness): FakeSender {
  if (!(deps.payoutSender instanceof FakeSender)) throw new Error('the model has no sender of its own');
  return deps.payoutSender;
}

export async function actOfSender(harness: Harness, what: SenderAction): Promise<void> {
  const sender = senderOf(harness);
  if (what.kind === 'bank') {
    const payoutId = pick([...sender.sent.keys()], what.which);
    if (payoutId !== undefined) endOne(sender, payoutId, what.ending);
    return;
  }
  sender.failure = null;
  if (what.isLost !== 'no') sender.hang(what.isLost === 'after');
  await sendPayouts(harness.deps);
  sender.failure = null;
}

/** A bank keeps its word: what failed stays so, and only what arrived comes back. */
function endOne(sender: FakeSender, payoutId: string, ending: Ending): void {
  const before = sender.outcomes.get(payoutId)?.state ?? 'under_way';
  const isNext =
    before === 'under_way' ? ending !== 'returned' : before === 'arrived' && ending === 'returned';
  if (isNext) sender.end(payoutId, OUTCOMES[ending]);
}

/** Nobody was sent money twice, and what was sent is what the payout is, less its fee and what is withheld. @throws where it is not so */
export async function expectSentOnce(harness: Harness): Promise<void> {
  const sender = senderOf(harness);
  const rows = await harness.deps.db
    .selectFrom('payouts')
    .select(['id', 'status', 'centavos', 'fee_centavos', 'withheld_centavos'])
    .where('sender', 'is not', null)
    .execute();
  for (const { id, status, centavos, fee_centavos: fee, withheld_centavos: withheld } of rows) {
    const times = sender.left.get(id) ?? 0;
    if (times > 1) throw new Error(`payout ${id} was sent ${times} times`);
    if (status === 'paid' && times !== 1) throw new Error(`payout ${id} is called paid, and was not sent`);
    const sent = sender.sent.get(id)?.amountCentavos;
    if (sent !== undefined && sent !== centavos - fee - withheld)
      throw new Error(`payout ${id} of ${centavos} was sent as ${sent}`);
  }
}
