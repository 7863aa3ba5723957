import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

export function devicesHandlers(
  deps: AccountsDeps,
): Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'> {
  return {
    listSessions: ({ viewer, query }) => listSessions(deps, viewer, query),
    endSession: async ({ viewer, params, language, request }) => {
      await endSession(deps, viewer, { sessionId: params.id, from: request.ip });
      return { message: accountsTexts[language].sessionEnded };
    },
    endOtherSessions: async ({ viewer, language, request }) => ({
      ended: await endOtherSessions(deps, viewer, request.ip),
      message: accountsTexts[language].othersEnded,
    }),
  };
}
