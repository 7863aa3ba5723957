import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { LiveDeps } from '../live/index.ts';
import type { PostsDeps } from '../posts/index.ts';
import { claimReport, claimReview } from './claim-work.ts';
import { clearProfile } from './clear-profile.ts';
import { cutStream } from './cut-stream.ts';
import { decideContent } from './decide-content.ts';
import { decideProfileHold } from './decide-profile-hold.ts';
import { decideReport } from './decide-report.ts';
import { moderationTexts } from './moderation.texts.generated.ts';
import { presentHold } from './present-profile-hold.ts';
import { presentReport } from './present-report.ts';
import { presentReview } from './present-review.ts';
import { readPersonContent } from './read-person-content.ts';
import { readPersonReports } from './read-person-reports.ts';
import { readProfileFields } from './read-profile-fields.ts';
import { readProfileHolds } from './read-profile-holds.ts';
import { readQueueFigures } from './read-queue-figures.ts';
import { readFigures, readReports, readReviews, readWarnings } from './read-queues.ts';
import { readReportMessages } from './read-report-messages.ts';
import { removeAnyContent } from './remove-any-content.ts';
import { reopenReport } from './reopen-report.ts';
import { reportContent } from './report-content.ts';
import { searchContent } from './search-content.ts';

type Name =
  | 'getQueueFigures'
  | 'createReport'
  | 'listReports'
  | 'listPersonReports'
  | 'updateReport'
  | 'listReportMessages'
  | 'reopenReport'
  | 'claimReport'
  | 'listReviews'
  | 'updateReview'
  | 'claimReview'
  | 'listPersonContent'
  | 'removeAnyContent'
  | 'cutLive'
  | 'listProfileFields'
  | 'clearProfile'
  | 'listProfileHolds'
  | 'decideProfileHold'
  | 'searchContent'
  | 'listWarnings'
  | 'getModerationStats';

const REPORT_WORDS = {
  no_action: 'dismissed',
  warning: 'warned',
  suspend_user: 'suspended',
  ban_user: 'banned',
  remove_content: 'reportRemoved',
} as const;
const CONTENT_WORDS = { approved: 'approvedNow', flagged: 'flaggedNow', removed: 'removedNow' } as const;

export function moderationHandlers(deps: PostsDeps & LiveDeps): Pick<Handlers, Name> {
  return {
    getQueueFigures: ({ viewer }) => readQueueFigures(deps, viewer.staffRole),
    createReport: async ({ viewer, body, language }) => ({
      id: await reportContent(deps, viewer, body),
      message: moderationTexts[language].reported,
    }),
    listReports: ({ viewer, query, reader }) => readReports(readingFrom(deps, reader), viewer, query),
    listPersonReports: ({ viewer, params, query, request, isFile }) =>
      readPersonReports(deps, { id: viewer.id, from: request.ip, isFile }, params.id, query),
    updateReport: async ({ viewer, params, body, request, language }) => {
      const row = await decideReport(deps, { id: viewer.id, from: request.ip }, params.id, body);
      const message = moderationTexts[language][REPORT_WORDS[body.action_taken]];
      return { report: presentReport(row, viewer.id), message };
    },
    listReportMessages: ({ viewer, params, request }) =>
      readReportMessages(deps, viewer, params.id, request.ip),
    reopenReport: async ({ viewer, params, body, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const row = await reopenReport(deps, judge, params.id, body.reason);
      return { report: presentReport(row, viewer.id), message: moderationTexts[language].reopened };
    },
    claimReport: async ({ viewer, params }) => ({
      claimed_until: (await claimReport(deps, viewer.id, params.id)).toISOString(),
    }),
    listReviews: ({ viewer, query, reader }) => readReviews(readingFrom(deps, reader), viewer, query),
    updateReview: async ({ viewer, params, body, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const { row, isUnheard } = await decideContent(deps, judge, params.id, body);
      const message = moderationTexts[language][isUnheard ? 'approvedUnheard' : CONTENT_WORDS[body.status]];
      return { content: presentReview(row, viewer, deps.mediaAddresses), message };
    },
    claimReview: async ({ viewer, params }) => ({
      claimed_until: (await claimReview(deps, viewer.id, params.id)).toISOString(),
    }),
    listPersonContent: ({ viewer, params, query, request, isFile }) =>
      readPersonContent(deps, { id: viewer.id, from: request.ip, isFile }, params.id, query),
    removeAnyContent: async ({ viewer, params: { id }, body, request, language }) => {
      const removed = { type: body.content_type, id, reason: body.reason };
      await removeAnyContent(deps, { id: viewer.id, from: request.ip }, removed);
      return { id, message: moderationTexts[language].removedNow };
    },
    cutLive: async ({ viewer, params: { id }, body, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const wasRunning = await cutStream(deps, judge, { id, reason: body.reason });
      return { id, message: moderationTexts[language][wasRunning ? 'streamCut' : 'replayWithheld'] };
    },
    listProfileFields: async ({ params }) => ({ fields: await readProfileFields(deps, params.id) }),
    clearProfile: async ({ viewer, params: { id }, body, request, language }) => {
      await clearProfile(deps, { id: viewer.id, from: request.ip }, { userId: id, ...body });
      return { message: moderationTexts[language].clearedNow };
    },
    listProfileHolds: ({ query, reader }) => readProfileHolds(readingFrom(deps, reader), query),
    decideProfileHold: async ({ viewer, params, body, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const row = await decideProfileHold(deps, judge, {
        holdId: params.id,
        decision: body.decision,
        reason: body.reason,
      });
      const message = moderationTexts[language][body.decision === 'approved' ? 'standsNow' : 'clearedNow'];
      return { profile: presentHold(row), message };
    },
    searchContent: ({ viewer, query, request, isFile }) =>
      searchContent(deps, viewer, query, { from: request.ip, isFile }),
    listWarnings: ({ query, reader }) => readWarnings(readingFrom(deps, reader), query),
    getModerationStats: ({ reader }) => readFigures(readingFrom(deps, reader)),
  };
}
