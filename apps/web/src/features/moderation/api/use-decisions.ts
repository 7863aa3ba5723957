import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Answer, Body } from '../../../lib/api-types.ts';
import { askAgainLater, changeKept, changePages, invalidate, stopAsking } from '../../../lib/kept-answers.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';

const REPORTS = 'GET /moderation/reports';
const CONTENT = 'GET /moderation/content';
const STATS = 'GET /moderation/stats';
type Stats = Answer<typeof STATS>;
type Report = Answer<'PUT /moderation/reports/{id}'>['report'];

const count = (change: Partial<Stats>) =>
  changeKept(STATS, (kept) => {
    const next = { ...kept };
    for (const [name, by] of Object.entries(change) as [keyof Stats, number][])
      next[name] = Math.max(0, next[name] + by);
    return next;
  });

export type ReportAct = 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove';
export type ContentAct = 'approve' | 'flag' | 'remove';

interface ReportSent {
  id: string;
  act: ReportAct;
  more?: Omit<Body<'PUT /moderation/reports/{id}'>, 'status' | 'action_taken'>;
}

const ACTIONS = {
  dismiss: 'no_action',
  warn: 'warning',
  suspend: 'suspend_user',
  ban: 'ban_user',
  remove: 'remove_content',
} as const;

export function sendReport({ id, act, more }: ReportSent) {
  const status = act === 'dismiss' ? 'dismissed' : 'resolved';
  const body = { ...more, status, action_taken: ACTIONS[act] } as const;
  return api('PUT /moderation/reports/{id}', { params: { id }, body });
}

/**
 * Decides about a report. It leaves the queue at once, and comes back with the reason where the server refuses. Warnings,
 * suspensions and bans are waited for, as a dialog asks for them.
 */
export function useDecideReport() {
  const t = useTexts(moderationTexts);
  const failed = {
    dismiss: t.failedDismiss,
    warn: t.failedWarn,
    suspend: t.failedSuspend,
    ban: t.failedBan,
    remove: t.failedRemoveReport,
  };
  return useAction('PUT /moderation/reports/{id}', {
    invalidates: ['GET /moderation/warnings', 'GET /admin/users/{id}/strikes'],
    send: sendReport,
    onStart: async ({ id, act }) => {
      if (act !== 'dismiss' && act !== 'remove') return;
      await stopAsking([REPORTS]);
      takeOut(id);
    },
    onSuccess: ({ report, message }) => {
      takeOut(report.id);
      showDecided(report);
      void askAgainLater([REPORTS]);
      count({
        pending_reports: -1,
        ...(report.action_taken === 'remove_content' && { content_removed: 1 }),
        ...(report.action_taken === 'warning' && { total_warnings_issued: 1 }),
      });
      notify({ tone: 'good', title: t.success, text: message });
    },
    onError: (error, { act }) => {
      notify({ tone: 'bad', title: failed[act], text: detailOf(error, failed[act]) });
      void invalidate([REPORTS, STATS]);
    },
  });
}

/** Out of the lists of what waits, or of one outcome; a list of all reports keeps it. */
function takeOut(id: string): void {
  changePages(REPORTS, (page, { status }) =>
    status === 'all' ? page : { ...page, reports: page.reports.filter((one) => one.id !== id) },
  );
}

function showDecided(report: Report): void {
  changePages(REPORTS, (page) => ({
    ...page,
    reports: page.reports.map((one) => (one.id === report.id ? report : one)),
  }));
}

const STATES = { approve: 'approved', flag: 'flagged', remove: 'removed' } as const;

interface ContentSent {
  id: string;
  act: ContentAct;
  /** For the author of what is removed. */
  reason?: string | undefined;
}

export function sendReview({ id, act, reason }: ContentSent) {
  const body = { status: STATES[act], action_taken: act, reason };
  return api('PUT /moderation/content/{id}', { params: { id }, body });
}

/** Decides about a post or comment at once on the screen; it comes back with the reason where the server refuses. */
export function useDecideContent() {
  const t = useTexts(moderationTexts);
  const failed = { approve: t.failedApprove, flag: t.failedFlag, remove: t.failedRemove };
  return useAction('PUT /moderation/content/{id}', {
    invalidates: [],
    send: sendReview,
    onStart: async ({ id, act }) => {
      await stopAsking([CONTENT]);
      changePages(CONTENT, (page) => ({
        ...page,
        content:
          act === 'flag'
            ? page.content.map((one) =>
                one.content_id === id ? { ...one, status: 'flagged' as const } : one,
              )
            : page.content.filter((one) => one.content_id !== id),
      }));
    },
    onSuccess: ({ content, message }) => {
      void askAgainLater([CONTENT]);
      if (content.status !== 'flagged')
        count({
          pending_content_review: -1,
          ...(content.status === 'removed' && { content_removed: 1 }),
        });
      notify({ tone: 'good', title: t.success, text: message });
    },
    onError: (error, { act }) => {
      notify({ tone: 'bad', title: failed[act], text: detailOf(error, failed[act]) });
      void invalidate([CONTENT, STATS]);
    },
  });
}

/** Says that one works on something; that somebody else does is said once. */
export function useClaim(what: 'reports' | 'content') {
  const t = useTexts(moderationTexts);
  return useAction('POST /moderation/reports/{id}/claim', {
    invalidates: [],
    send: ({ id }: { id: string }) =>
      what === 'reports'
        ? api('POST /moderation/reports/{id}/claim', { params: { id } })
        : api('POST /moderation/content/{id}/claim', { params: { id } }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'moderation_claimed')
        notify({ title: detailOf(error, t.error) });
    },
  });
}
