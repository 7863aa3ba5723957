import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { giveRole, takeRole } from './change-role.ts';
import { readStaff } from './list-staff.ts';
import { presentStaff } from './present-staff.ts';

export function staffHandlers(deps: AccountsDeps): Pick<Handlers, 'listStaff' | 'giveRole' | 'takeRole'> {
  return {
    listStaff: ({ query }) => readStaff(deps, query),
    giveRole: async ({ viewer, params, body, request, language }) => {
      const change = { ownerId: viewer.id, userId: params.id, from: request.ip };
      const row = await giveRole(deps, { ...change, role: body.role });
      return { member: presentStaff(row), message: accountsTexts[language].roleGiven };
    },
    takeRole: async ({ viewer, params, request, language }) => {
      await takeRole(deps, { ownerId: viewer.id, userId: params.id, from: request.ip });
      return { id: params.id, message: accountsTexts[language].roleTaken };
    },
  };
}
