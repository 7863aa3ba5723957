import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { readCaseHistory } from '../audit/index.ts';
import type { AppealRow } from './appeals.queries.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import type { AppealsDeps } from './appeals-deps.ts';
import { decideAppeal } from './decide-appeal.ts';
import { readAppeals } from './list-appeals.ts';
import { presentAppeal } from './present-appeal.ts';
import { readCase, sendAppeal } from './send-appeal.ts';
import { takeBackContent } from './take-back-content.ts';
import { takeBackDenial } from './take-back-denial.ts';
import { takeBackProfile } from './take-back-profile.ts';

export function appealsHandlers(
  deps: AppealsDeps,
): Pick<
  Handlers,
  | 'readAppeal'
  | 'sendAppeal'
  | 'listAppeals'
  | 'decideAppeal'
  | 'takeBackAppeal'
  | 'takeBackContent'
  | 'takeBackProfile'
> {
  const present = async (row: AppealRow, adminId: string) => {
    const historyOf = await readCaseHistory(deps.db, 'appeal', [row.user_id]);
    return presentAppeal(row, adminId, historyOf(row.id));
  };
  return {
    readAppeal: ({ body }) => readCase(deps, body.token),
    sendAppeal: async ({ body, language }) => ({
      appeal: await sendAppeal(deps, body),
      message: appealsTexts[language].received,
    }),
    listAppeals: ({ viewer, query, reader }) =>
      readAppeals(readingFrom(deps, reader), query, { id: viewer.id, role: viewer.staffRole }),
    decideAppeal: async ({ viewer, params, body, request, language }) => {
      const row = await decideAppeal(deps, {
        ...body,
        appealId: params.id,
        adminId: viewer.id,
        role: viewer.staffRole,
        from: request.ip,
      });
      return { appeal: await present(row, viewer.id), message: appealsTexts[language][outcomeOf(row)] };
    },
    takeBackAppeal: async ({ viewer, params, body, request, language }) => {
      const admin = { id: viewer.id, role: viewer.staffRole, from: request.ip };
      const row = await takeBackDenial(deps, admin, { appealId: params.id, reason: body.reason });
      return { appeal: await present(row, viewer.id), message: appealsTexts[language].waitsAgain };
    },
    takeBackContent: async ({ viewer, params: { id }, body: { reason }, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const { was, isWaiting, isOver } = await takeBackContent(deps, judge, id, reason);
      const shown = isOver ? 'takenBackOver' : 'takenBackShown';
      const message = appealsTexts[language][isWaiting ? 'takenBack' : shown];
      return { id, was, is_waiting: isWaiting, message };
    },
    takeBackProfile: async ({ viewer, params: { id }, body, request, language }) => {
      await takeBackProfile(deps, { id: viewer.id, from: request.ip }, { userId: id, ...body });
      return { message: appealsTexts[language].takenBackShown };
    },
  };
}

/** What the admin reads who decided. */
function outcomeOf({ decision, kind, is_of_stream: isOfStream, ended_at: endedAt }: AppealRow) {
  if (decision !== 'granted') return 'denied' as const;
  if (kind === 'payout') return 'grantedPayout' as const;
  if (kind !== 'removal' || isOfStream) return 'granted' as const;
  return endedAt === null ? ('staysRemoved' as const) : ('restored' as const);
}
