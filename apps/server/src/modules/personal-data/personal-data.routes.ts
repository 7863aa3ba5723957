import { DELETION_DAYS } from '@likha/contract/limits';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { deleteAccount } from './delete-account.ts';
import { personalDataTexts } from './personal-data.texts.generated.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

export function personalDataHandlers(deps: PersonalDataDeps): Pick<Handlers, 'deleteAccount'> {
  return {
    deleteAccount: async ({ viewer, body, language, cookie, request }) => {
      const erasesAt = await deleteAccount(deps, viewer, { password: body.password, from: request.ip });
      cookie.clear();
      return {
        erases_at: erasesAt.toISOString(),
        message: personalDataTexts[language].left({ days: DELETION_DAYS }),
      };
    },
  };
}
