import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCentavos } from '@likha/contract/money';
import { mayInto, STAFF_ROLES } from '@likha/contract/staff-roles';
import type { Tx } from '../../../platform/database/index.ts';
import type { PayloadOf } from '../../../platform/declare-job.ts';
import { addJob } from '../../../platform/jobs.ts';
import { letter } from '../../../platform/letter/letter.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { mailFinanceJob } from '../declared-jobs.ts';
import { listStaffOf } from '../disputes/disputes.queries.ts';
import { refundMailTexts } from './refund-mail.texts.generated.ts';
import { findTold } from './unbooked.queries.ts';

const MOST_STAFF = 50;
const COMPANIES = { paypal: 'PayPal', paymongo: 'PayMongo', verotel: 'Verotel' } as const;

interface Case {
  what: 'unbooked' | 'stuck';
  purchaseId: string;
  amountCentavos: number;
  at: Date;
}

/** Has whoever decides about refunds told by mail that one does not fit (P841); who calls sees to it that it is once a case. */
export async function tellFinance(tx: Tx, { at, ...told }: Case): Promise<void> {
  const roles = STAFF_ROLES.filter((role) => mayInto('refunds', role));
  for (const { id: staffId } of await listStaffOf(tx, roles, MOST_STAFF))
    await addJob(tx, mailFinanceJob, { ...told, staffId, at: at.getTime() });
}

/** One of these mails. Sent twice it is the same message. */
export async function mailFinance(deps: CreditsDeps, told: PayloadOf<typeof mailFinanceJob>): Promise<void> {
  const facts = await findTold(deps.db, told);
  if (!facts || !mayInto('refunds', facts.staff_role)) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = refundMailTexts[language];
  const words = {
    reference: facts.reference,
    amount: formatCentavos(told.amountCentavos),
    provider: COMPANIES[facts.provider as keyof typeof COMPANIES],
  };
  const blocks = [
    told.what === 'stuck' ? t.stuckMail(words) : t.unbookedMail(words),
    { link: `${deps.publicUrl}${paths.adminBooks()}` },
  ];
  const written = letter({ language, name: facts.full_name, subject: t.doesNotFitSubject, blocks });
  const key = `refund-${told.what}-${told.purchaseId}-${told.at}-${told.staffId}`;
  await deps.mail.send({ key, to: facts.email, ...written });
}
