import type { StaffPart } from './staff-roles.ts';

/** The queues of staff (P393). */
export const QUEUE_NAMES = [
  'reports',
  'content',
  'verifications',
  'appeals',
  'payout_appeals',
  'removals',
  'refunds',
  'payouts',
  'fundings',
  'disputes',
  'contact',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** The part of administration that each is of. */
export const QUEUE_PARTS = {
  reports: 'moderation',
  content: 'moderation',
  verifications: 'verification',
  appeals: 'moderation',
  payout_appeals: 'payouts',
  removals: 'removals',
  refunds: 'refunds',
  payouts: 'payouts',
  fundings: 'payouts',
  disputes: 'refunds',
  contact: 'contact',
} as const satisfies Record<QueueName, StaffPart>;
