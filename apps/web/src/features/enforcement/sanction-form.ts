import { SANCTION } from '@likha/contract/limits';
import type { Answer, ApiInput } from '../../lib/api-types.ts';
import type { ReportType } from '../../lib/report-types.ts';
import type { EnforcementTexts } from './enforcement.texts.generated.ts';

export type Sanction = Answer<'GET /admin/users/{id}'>['sanctions'][number];
export type Act = 'warn' | 'suspend' | 'ban' | 'lift';

/** What the dialog holds, as it was typed. */
export interface SanctionForm {
  severity: string;
  type: ReportType;
  /** Days for which a warning counts; empty for good. */
  counts: string;
  /** Of a suspension. */
  days: string;
  reason: string;
}

export const BLANK_FORM: SanctionForm = {
  severity: '1',
  type: 'inappropriate_content',
  counts: '90',
  days: '7',
  reason: '',
};

export type StrikeRecordAnswer = Answer<'GET /admin/users/{id}/strikes'>;

/** What the dialog begins with: the step that is offered, where it is that (P391). */
export function formFor(act: Act, proposed: StrikeRecordAnswer['proposed'] | undefined): SanctionForm {
  const offered = { suspend: 'suspension', ban: 'ban', warn: null, lift: null }[act];
  if (!proposed || proposed.act !== offered) return BLANK_FORM;
  return { ...BLANK_FORM, days: String(proposed.days ?? BLANK_FORM.days), reason: proposed.reason };
}

/** What is wrong with it, by field. */
export function problemsOf(
  act: Act,
  form: SanctionForm,
  t: Pick<EnforcementTexts, 'daysWrong' | 'reasonNeeded'>,
) {
  const problems: { days?: string; reason?: string } = {};
  const days = Number(form.days);
  const { min, max } = SANCTION.suspensionDays;
  if (act === 'suspend' && !(Number.isInteger(days) && days >= min && days <= max))
    problems.days = t.daysWrong;
  if (form.reason.trim() === '') problems.reason = t.reasonNeeded;
  return problems;
}

/** A warning as it is sent. */
export function warningBody(
  form: SanctionForm,
): NonNullable<ApiInput<'POST /admin/users/{id}/warn'>['body']> {
  return {
    severity: Number(form.severity),
    warning_type: form.type,
    description: form.reason.trim(),
    expires_in_days: form.counts === '' ? null : Number(form.counts),
  };
}

/** Is it in force now? A removal is over with the act itself. */
export function isRunning({ kind, ended_at: endedAt, expires_at: expiresAt }: Sanction, now: Date): boolean {
  return kind !== 'removal' && endedAt === null && (expiresAt === null || new Date(expiresAt) > now);
}
