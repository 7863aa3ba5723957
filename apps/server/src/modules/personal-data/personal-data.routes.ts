import { DELETION_DAYS } from '@likha/contract/limits';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { deleteAccount, readDeletion } from './delete-account.ts';
import { personalDataTexts } from './personal-data.texts.generated.ts';
import type { PersonalDataDeps } from './personal-data-deps.ts';

export function personalDataHandlers(
  deps: PersonalDataDeps,
): Pick<Handlers, 'deleteAccount' | 'readDeletion'> {
  return {
    readDeletion: ({ viewer }) => readDeletion(deps, viewer),
    deleteAccount: async ({ viewer, body, language, cookie, request }) => {
      const erasesAt = await deleteAccount(deps, viewer, {
        password: body.password,
        code: body.code,
        from: request.ip,
        givesUp: body.gives_up,
      });
      cookie.clear();
      return {
        erases_at: erasesAt.toISOString(),
        message: personalDataTexts[language].left({ days: DELETION_DAYS }),
      };
    },
  };
}
