import { readingFrom } from '../../platform/database/replicas/reading-from.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { contactTexts } from './contact.texts.generated.ts';
import type { ContactDeps } from './contact-deps.ts';
import { markMessage, readInbox } from './read-inbox.ts';
import { submitMessage } from './submit-message.ts';

export function contactHandlers(
  deps: ContactDeps,
): Pick<Handlers, 'submitContact' | 'listContactMessages' | 'markContactAnswered'> {
  return {
    submitContact: async ({ viewer, body, language }) => {
      await submitMessage(deps, body, viewer?.id ?? null);
      return { message: contactTexts[language].received };
    },
    listContactMessages: ({ query, reader }) => readInbox(readingFrom(deps, reader), query),
    markContactAnswered: async ({ viewer, params }) => ({
      contact_message: await markMessage(deps, params.id, viewer.id),
    }),
  };
}
