import { REASON_CHARACTERS } from './identity.ts';
import { PAYOUT_REASON_CHARACTERS, REFUND_CHARACTERS, SANCTION } from './limits.ts';
import type { StaffPart } from './staff-roles.ts';

/** What a template can hold in braces (P394); the server fills it from what is decided. No zod here: the web bundles this file. */
export const PLACEHOLDERS = [
  'name',
  'post_title',
  'rule',
  'days',
  'amount',
  'reference',
  'date',
  'sent_date',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What a decision is about, as its screen knows it: the case of a queue of its own is just that. */
export const TEMPLATE_SUBJECTS = ['post', 'comment', 'person', 'report', 'case'] as const;
export type TemplateSubject = (typeof TEMPLATE_SUBJECTS)[number];

export interface TemplateKindFacts {
  /** Whoever may decide so may use its templates and keep them. */
  readonly part: StaffPart;
  readonly placeholders: readonly Placeholder[];
  readonly subjects: readonly TemplateSubject[];
  /** Of one text, and of the field that it is for. */
  readonly characters: number;
}

const OF_PERSON = { part: 'moderation', subjects: ['person', 'report'] } as const;
const OF_CASE = { subjects: ['case'] } as const;

/** The decisions of staff whose words a person reads, and what is known in each. */
export const TEMPLATE_KINDS = {
  content_removal: {
    part: 'moderation',
    placeholders: ['name', 'post_title', 'rule', 'date', 'sent_date'],
    subjects: ['post', 'comment'],
    characters: SANCTION.reasonCharacters,
  },
  profile_clearing: {
    ...OF_PERSON,
    placeholders: ['name', 'rule', 'date'],
    characters: SANCTION.reasonCharacters,
  },
  warning: { ...OF_PERSON, placeholders: ['name', 'rule', 'date'], characters: SANCTION.reasonCharacters },
  suspension: {
    ...OF_PERSON,
    placeholders: ['name', 'rule', 'days', 'date'],
    characters: SANCTION.reasonCharacters,
  },
  ban: { ...OF_PERSON, placeholders: ['name', 'rule', 'date'], characters: SANCTION.reasonCharacters },
  verification_refusal: {
    ...OF_CASE,
    part: 'verification',
    placeholders: ['name', 'date', 'sent_date'],
    characters: REASON_CHARACTERS,
  },
  appeal_denial: {
    ...OF_CASE,
    part: 'appeals',
    placeholders: ['name', 'date', 'sent_date'],
    characters: SANCTION.reasonCharacters,
  },
  removal_refusal: {
    ...OF_CASE,
    part: 'removals',
    placeholders: ['name', 'date', 'sent_date'],
    characters: SANCTION.reasonCharacters,
  },
  refund_refusal: {
    ...OF_CASE,
    part: 'refunds',
    placeholders: ['name', 'amount', 'reference', 'date', 'sent_date'],
    characters: REFUND_CHARACTERS,
  },
  payout_refusal: {
    ...OF_CASE,
    part: 'payouts',
    placeholders: ['name', 'amount', 'date', 'sent_date'],
    characters: PAYOUT_REASON_CHARACTERS,
  },
} as const satisfies Readonly<Record<string, TemplateKindFacts>>;
export type TemplateKind = keyof typeof TEMPLATE_KINDS;
export const TEMPLATE_KIND_NAMES = Object.keys(TEMPLATE_KINDS) as [TemplateKind, ...TemplateKind[]];

/** So many of a kind can be picked, so many of it are kept with those put away, and how long a title is. */
export const TEMPLATE = { inUse: 20, kept: 100, titleCharacters: 80 } as const;

/** What stands in braces in a text, each once, as it was written. */
export function placeholdersIn(words: string): string[] {
  return [...new Set(Array.from(words.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name.trim()))];
}

/** Has no placeholder been left in words that a person is to read (P395)? */
export function isFilledIn(words: string): boolean {
  return !placeholdersIn(words).some((name) => (PLACEHOLDERS as readonly string[]).includes(name));
}
