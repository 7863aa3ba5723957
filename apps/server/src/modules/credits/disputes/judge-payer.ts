import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCentavos } from '@likha/contract/money';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { lockForJudgement } from '../../accounts/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { banPerson, RULE } from '../../enforcement/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { judgePayerJob } from '../declared-jobs.ts';
import { lockUnjudged, markJudged } from './disputes.queries.ts';
import { disputesTexts } from './disputes.texts.generated.ts';

/**
 * What a dispute means for the account of who paid, once for each dispute (P215): it is banned as by any ban, with the reason
 * in its person's language. An admin never is: that they disputed is put on record for the other admins. Who is about to
 * leave is looked at again each day, until they are gone or back. Nobody is banned for a dispute that was won by then.
 */
export async function judgePayer(deps: CreditsDeps, disputeId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const dispute = await lockUnjudged(tx, disputeId);
    if (!dispute) return;
    if ((await judge(deps, tx, dispute)) === 'later') {
      const runAt = new Date(deps.clock.now().getTime() + DAY_MS);
      const key = `judge-payer:${disputeId}`;
      return addJob(tx, judgePayerJob, { disputeId }, { key, runAt });
    }
    await markJudged(tx, disputeId, deps.clock.now());
  });
}

type Dispute = NonNullable<Awaited<ReturnType<typeof lockUnjudged>>>;

async function judge(deps: CreditsDeps, tx: Tx, dispute: Dispute): Promise<'judged' | 'later'> {
  if (dispute.state !== 'open' && dispute.state !== 'lost') return 'judged';
  const person = await lockForJudgement(tx, dispute.fan_id);
  if (!person || person.status === 'erased' || person.status === 'banned') return 'judged';
  if (person.status === 'leaving') return 'later';
  if (person.user_type === 'admin') await noteAdmin(deps, tx, dispute);
  else await ban(deps, tx, dispute);
  return 'judged';
}

async function ban(deps: CreditsDeps, tx: Tx, dispute: Dispute): Promise<void> {
  const amount = formatCentavos(dispute.amount_centavos);
  const t = disputesTexts[dispute.language ?? DEFAULT_LANGUAGE];
  const reason = t.banned({ amount, reference: dispute.reference });
  await banPerson(deps, tx, RULE, { userId: dispute.fan_id, reason });
}

async function noteAdmin(deps: CreditsDeps, tx: Tx, dispute: Dispute): Promise<void> {
  const { id, purchase_id, provider, amount_centavos } = dispute;
  await recordAdminAction(deps, tx, {
    actorId: RULE.id,
    action: 'dispute.of_admin',
    subject: { type: 'user', id: dispute.fan_id },
    after: { dispute_id: id, purchase_id, provider, amount_centavos },
    from: RULE.from,
  });
  deps.log.error(
    { dispute_id: id, user_id: dispute.fan_id },
    'an admin disputes a payment; nobody was banned',
  );
}
