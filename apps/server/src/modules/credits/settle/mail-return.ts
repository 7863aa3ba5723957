import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { decimalPesos, formatPesos } from '@likha/contract/money';
import { oneLine } from '../../../platform/mail-words.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { findReturnFacts } from './attempts.queries.ts';
import { returnTexts } from './return.texts.generated.ts';

/** Tells a fan that money was taken that was not owed, and is on its way back. Repeating it sends the same message again. */
export async function mailReturn(deps: CreditsDeps, attemptId: string): Promise<void> {
  const facts = await findReturnFacts(deps.db, attemptId);
  if (!facts) {
    deps.log.warn({ attempt_id: attemptId }, 'there is no returned payment to tell of');
    return;
  }
  const t = returnTexts[facts.language ?? DEFAULT_LANGUAGE];
  const amount = formatPesos(Number(decimalPesos(facts.captured_centavos ?? 0)));
  const text = [
    t.hello({ name: oneLine(facts.full_name) }),
    '',
    t.taken({ amount }),
    '',
    t.wallet,
    '',
    t.reference({ reference: facts.purchase_id }),
    `${deps.publicUrl}${paths.creditHistory()}`,
    '',
    'Likha',
    '',
  ].join('\n');
  await deps.mail.send({ key: `return-${attemptId}`, to: facts.email, subject: t.subject({ amount }), text });
}
