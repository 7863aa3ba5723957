import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { resetTwoFactor, signPersonOut } from '../accounts/index.ts';
import { addNote, readNotes } from './add-note.ts';
import { readPeople } from './list-people.ts';
import { peopleTexts } from './people.texts.generated.ts';
import type { PeopleDeps } from './people-deps.ts';
import { readPerson } from './read-person.ts';

type Name =
  | 'listPeople'
  | 'getPerson'
  | 'listPersonNotes'
  | 'addPersonNote'
  | 'signPersonOut'
  | 'resetTwoFactor';

export function peopleHandlers(deps: PeopleDeps): Pick<Handlers, Name> {
  return {
    listPeople: ({ query, reader }) => readPeople(readingFrom(deps, reader), query),
    getPerson: ({ viewer, params, request, language }) =>
      readPerson(deps, { personId: params.id, adminId: viewer.id, from: request.ip, language }),
    listPersonNotes: ({ params, query }) => readNotes(deps, params.id, query),
    addPersonNote: async ({ viewer, params, body, request, language }) => ({
      note: await addNote(deps, {
        personId: params.id,
        text: body.text,
        adminId: viewer.id,
        from: request.ip,
      }),
      message: peopleTexts[language].noted,
    }),
    signPersonOut: async ({ viewer, params, request, language }) => {
      const ended = await signPersonOut(deps, { adminId: viewer.id, userId: params.id, from: request.ip });
      return { ended, message: peopleTexts[language].signedOut({ count: ended }) };
    },
    resetTwoFactor: async ({ viewer, params, request, language }) => {
      await resetTwoFactor(deps, { adminId: viewer.id, userId: params.id, from: request.ip });
      return { message: peopleTexts[language].twoFactorReset };
    },
  };
}
