import type { Answer } from '../../lib/api-types.ts';
import type { moderationTexts } from './moderation.texts.generated.ts';

export type Report = Answer<'GET /moderation/reports'>['reports'][number];
/** A part of a profile. */
export type ProfileField = Answer<'GET /admin/users/{id}/profile'>['fields'][number]['field'];
export type ProfileHold = Answer<'GET /moderation/profiles'>['profiles'][number];
export type Found = Answer<'GET /moderation/search'>['found'][number];
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

/** What comes of a keyword (P153). */
export function keywordEffect(t: Words, severity: number): string {
  return [t.records, t.records, t.flags, t.refuses, t.suspends][severity - 1] ?? '';
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

/** What became of a report. */
export function actionWords(t: Words): Record<NonNullable<Report['action_taken']>, string> {
  return {
    no_action: t.stateDismissed,
    warning: t.actionWarned,
    remove_content: t.actionRemoved,
    suspend_user: t.actionSuspended,
    ban_user: t.actionBanned,
  };
}

/** `INAPPROPRIATE CONTENT`: a type as a card shouts it. */
export function shouted(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}

/** A part of a profile in words. */
export function fieldName(t: Words, field: ProfileField): string {
  const names: Partial<Record<ProfileField, string>> = {
    full_name: t.fieldName,
    bio: t.fieldBio,
    location: t.fieldLocation,
    benefits: t.fieldBenefits,
    avatar: t.fieldAvatar,
    cover: t.fieldCover,
  };
  return names[field] ?? t.fieldLink({ platform: field.replace('_', '/') });
}
