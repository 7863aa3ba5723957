import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCentavos } from '@likha/contract/money';
import { letter } from '../../../platform/letter/letter.ts';
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
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = returnTexts[language];
  const amount = formatCentavos(facts.captured_centavos ?? 0);
  const blocks = [
    t.taken({ amount }),
    t.wallet,
    t.reference({ reference: facts.reference }),
    { link: `${deps.publicUrl}${paths.creditHistory()}` },
  ];
  const written = letter({ language, name: facts.full_name, subject: t.subject({ amount }), blocks });
  await deps.mail.send({ key: `return-${attemptId}`, to: facts.email, ...written });
}
