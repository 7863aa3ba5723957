import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCentavos } from '@likha/contract/money';
import { letter } from '../../platform/letter/letter.ts';
import { type ClawbackNews, findMailFacts } from './clawbacks.queries.ts';
import { clawbacksTexts } from './clawbacks.texts.generated.ts';
import type { ClawbacksDeps } from './clawbacks-deps.ts';

export interface ToldClawback {
  clawbackId: string;
  personId: string;
  news: ClawbackNews;
}

/**
 * Tells a creator that a share of theirs was taken back, or came back, and why (P243): never whose payment it was, nor of what.
 * Repeating it sends the same message again.
 */
export async function mailClawback(deps: ClawbacksDeps, told: ToldClawback): Promise<void> {
  const facts = await findMailFacts(deps.db, told.clawbackId, told.personId);
  if (!facts) return;
  const language = facts.language ?? DEFAULT_LANGUAGE;
  const t = clawbacksTexts[language];
  const amount = formatCentavos(facts.centavos);
  const isTaken = told.news === 'taken';
  const words = isTaken
    ? [t.taken({ amount, count: facts.sales }), ...owedWords(t, facts.debt), t.mayComeBack]
    : [t.back({ amount })];
  const subject = isTaken ? t.takenSubject : t.backSubject;
  const blocks = [...words, { link: `${deps.publicUrl}${paths.studio('earnings')}` }];
  const written = letter({ language, name: facts.full_name, subject, blocks });
  await deps.mail.send({ key: keyOf(told), to: facts.email, ...written });
}

function owedWords(t: (typeof clawbacksTexts)['en'], debt: number): string[] {
  return debt === 0 ? [] : [t.owed({ amount: formatCentavos(debt) })];
}

function keyOf({ news, clawbackId, personId }: ToldClawback): string {
  return `clawback-${news}-${clawbackId}-${personId}`;
}
