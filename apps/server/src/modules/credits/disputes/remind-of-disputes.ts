import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCentavos } from '@likha/contract/money';
import { mayInto, STAFF_ROLES } from '@likha/contract/staff-roles';
import { inTransaction } from '../../../platform/database/index.ts';
import type { PayloadOf } from '../../../platform/declare-job.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { letter } from '../../../platform/letter/letter.ts';
import { philippineTime } from '../../../platform/letter/mail-words.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { mailDisputeJob } from '../declared-jobs.ts';
import { findReminder, listStaffOf, lockUnreminded, markReminded } from './disputes.queries.ts';
import { disputesTexts } from './disputes.texts.generated.ts';

/** So long before a deadline finance is told. */
const AHEAD_MS = 48 * HOUR_MS;
/** In one run; the next one has the rest. */
const AT_ONCE = 20;
const MOST_STAFF = 50;
const COMPANIES = { paypal: 'PayPal', paymongo: 'PayMongo', verotel: 'Verotel' } as const;

/**
 * Has whoever decides about refunds told by mail of each open dispute whose deadline is within two days, once for a deadline (P403).
 */
export async function remindOfDisputes(deps: CreditsDeps): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + AHEAD_MS);
  await inTransaction(deps.db, async (tx) => {
    const due = await lockUnreminded(tx, { now, until, limit: AT_ONCE });
    if (due.length === 0) return;
    const roles = STAFF_ROLES.filter((role) => mayInto('refunds', role));
    const staff = await listStaffOf(tx, roles, MOST_STAFF);
    for (const { id: disputeId } of due)
      for (const { id: staffId } of staff) await addJob(tx, mailDisputeJob, { disputeId, staffId });
    await markReminded(
      tx,
      due.map(({ id }) => id),
    );
  });
}

/** One of these mails; nothing where the dispute is over by now. Sent twice it is the same message. */
export async function mailDispute(deps: CreditsDeps, told: PayloadOf<typeof mailDisputeJob>): Promise<void> {
  const facts = await findReminder(deps.db, told);
  if (!facts?.respond_by || !mayInto('refunds', facts.staff_role)) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = disputesTexts[language];
  const words = t.dueMail({
    reference: facts.reference,
    amount: formatCentavos(facts.amount_centavos),
    provider: COMPANIES[facts.provider],
    when: philippineTime(facts.respond_by, language),
  });
  const blocks = [words, { link: `${deps.publicUrl}${paths.admin('credits')}` }];
  const written = letter({ language, name: facts.full_name, subject: t.dueSubject, blocks });
  const key = `dispute-due-${told.disputeId}-${facts.respond_by.getTime()}-${told.staffId}`;
  await deps.mail.send({ key, to: facts.email, ...written });
}
