import type { CallResponse, Calls } from '@likha/contract';
import type { AuditAction } from '@likha/contract/audit-actions';
import type { Queryable } from '../../platform/database/index.ts';
import { publicMediaUrl } from '../../platform/public-media-url.ts';
import { listCaseSteps } from './case-history.queries.ts';

export type CaseHistory = CallResponse<Calls['decideAppeal']>['appeal']['history'];

/** What each act of staff on a case is called there. */
const WORDS = {
  'appeal.grant': 'granted',
  'appeal.deny': 'denied',
  'appeal.take_back': 'taken_back',
  'refund.approve': 'approved',
  'refund.decline': 'declined',
  'refund.take_back': 'taken_back',
  'removal.remove': 'removed',
  'removal.refuse': 'refused',
  'removal.take_back': 'taken_back',
  'verification.approve': 'approved',
  'verification.reject': 'rejected',
  'verification.take_back': 'taken_back',
} as const satisfies Partial<Record<AuditAction, CaseHistory[number]['what']>>;
type CaseAction = keyof typeof WORDS;

const CASES = {
  appeal: { actions: ['appeal.grant', 'appeal.deny', 'appeal.take_back'], name: 'appeal_id' },
  refund: { actions: ['refund.approve', 'refund.decline', 'refund.take_back'], name: 'refund_request_id' },
  removal: { actions: ['removal.remove', 'removal.refuse', 'removal.take_back'] },
  verification: {
    actions: ['verification.approve', 'verification.reject', 'verification.take_back'],
    name: 'verification_id',
  },
} as const satisfies Record<string, { actions: readonly CaseAction[]; name?: string }>;

/**
 * What staff decided about cases of one kind, and took back (P370), by case; of one without a line nothing.
 * @param subjectIds the people whom appeals and submissions are of; the requests themselves
 */
export async function readCaseHistory(
  db: Queryable,
  kind: keyof typeof CASES,
  subjectIds: readonly string[],
): Promise<(caseId: string) => CaseHistory> {
  const steps = await listCaseSteps(db, { subjectIds: [...new Set(subjectIds)], ...CASES[kind] });
  const of = Map.groupBy(steps, (step) => step.case_id);
  return (caseId) =>
    (of.get(caseId) ?? []).map(({ action, at, by, by_avatar_key: key, reason }) => ({
      what: WORDS[action as CaseAction],
      at: at.toISOString(),
      by,
      by_avatar: publicMediaUrl(key),
      reason,
    }));
}
