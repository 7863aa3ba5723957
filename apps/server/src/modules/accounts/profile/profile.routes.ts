import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { readMe } from '../read-me.ts';
import { changeProfile } from './change-profile.ts';

export function profileHandlers(deps: AccountsDeps): Pick<Handlers, 'changeProfile'> {
  return {
    changeProfile: async ({ viewer, body, language }) => {
      await changeProfile(deps, viewer, body);
      return { user: await readMe(deps, viewer.id), message: accountsTexts[language].profileSaved };
    },
  };
}
