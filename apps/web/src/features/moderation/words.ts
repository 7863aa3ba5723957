import type { Answer } from '../../lib/api-types.ts';
import type { moderationTexts } from './moderation.texts.generated.ts';

export type Report = Answer<'GET /moderation/reports'>['reports'][number];
export type Review = Answer<'GET /moderation/content'>['content'][number];
type Words = (typeof moderationTexts)['en'];

/** Levels of warnings and keywords. */
export const SEVERITIES = [1, 2, 3, 4, 5] as const;

export function severityName(t: Words, severity: number): string {
  return [t.severity1, t.severity2, t.severity3, t.severity4, t.severity5][severity - 1] ?? '';
}

/** `1 Low` */
export function severityChoices(t: Words): { value: string; label: string }[] {
  return SEVERITIES.map((level) => ({
    value: String(level),
    label: t.severityChoice({ level, name: severityName(t, level) }),
  }));
}

/** The four types of reports and warnings, in the words of the screen. */
export function typeWords(t: Words): Record<Report['report_type'], string> {
  return {
    inappropriate_content: t.inappropriate,
    harassment: t.harassment,
    spam: t.spamType,
    others: t.others,
  };
}

export function stateWords(t: Words): Record<Report['status'] | Review['status'], string> {
  return {
    pending: t.statePending,
    resolved: t.stateResolved,
    dismissed: t.stateDismissed,
    flagged: t.stateFlagged,
    approved: t.stateApproved,
    removed: t.stateRemoved,
  };
}

/** `INAPPROPRIATE CONTENT`: a type as a card shouts it. */
export function shouted(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}
