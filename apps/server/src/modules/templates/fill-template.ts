import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { DEFAULT_LANGUAGE, type Language, LOCALES } from '@likha/contract/language';
import { formatPesos, pesosFromCentavos } from '@likha/contract/money';
import type { StaffRole } from '@likha/contract/staff-roles';
import { TEMPLATE_KINDS, type TemplateSubject } from '@likha/contract/template-kinds';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type CaseRow, findCase } from './cases.queries.ts';
import { fill, missingOf, type Values } from './template.ts';
import { demandKind } from './templates.policy.ts';
import { findTemplate, markUsed } from './templates.queries.ts';
import { templatesTexts } from './templates.texts.generated.ts';

type Asked = CallInput<Calls['fillTemplate']>['body'];

/**
 * Fills a template in for what is decided, in the language of who will read it (P395). While something has no value there is
 * no text, so that nobody can send a brace.
 * @throws AppError `template_not_found`, also for one that was put away; `other_part`; `validation_failed` for a subject that the
 *   kind is not for; `not_found` where it is gone
 */
export async function fillTemplate(
  deps: BaseDeps,
  role: StaffRole | null,
  id: string,
  asked: Asked,
): Promise<CallResponse<Calls['fillTemplate']>> {
  const template = await findTemplate(deps.db, id);
  if (!template || template.put_away_at !== null) throw new AppError('template_not_found');
  demandKind(template.kind, role);
  const subjects: readonly TemplateSubject[] = TEMPLATE_KINDS[template.kind].subjects;
  if (!subjects.includes(asked.subject.type)) throw wrongSubject();
  const found = await findCase(deps.db, template.kind, asked.subject);
  if (!found) throw new AppError('not_found', { detail: (reader) => templatesTexts[reader].noSubject });
  const language = found.language ?? DEFAULT_LANGUAGE;
  const words = language === 'fil' ? template.text_fil : template.text_en;
  const values = valuesOf(found, asked, language, deps.clock.now());
  const missing = missingOf(words, values);
  if (missing.length > 0) return { text: null, language, missing };
  await markUsed(deps.db, id, deps.clock.now());
  return { text: fill(words, values), language, missing };
}

function valuesOf(found: CaseRow, { rule, days }: Asked, language: Language, now: Date): Values {
  const breach = rule ?? found.rule;
  const day = (moment: Date) =>
    moment.toLocaleDateString(LOCALES[language], { timeZone: 'Asia/Manila', dateStyle: 'long' });
  return {
    name: found.name,
    date: day(now),
    ...(found.post_title && { post_title: found.post_title }),
    ...(breach && { rule: templatesTexts[language][`rule_${breach}`] }),
    ...(days !== undefined && { days: String(days) }),
    ...(found.amount_centavos !== undefined && {
      amount: formatPesos(pesosFromCentavos(found.amount_centavos)),
    }),
    ...(found.reference && { reference: found.reference }),
    ...(found.sent_at && { sent_date: day(found.sent_at) }),
  };
}

function wrongSubject(): AppError {
  return new AppError('validation_failed', {
    detail: (language) => templatesTexts[language].wrongSubject,
    errors: { subject: (language) => templatesTexts[language].wrongSubject },
  });
}
