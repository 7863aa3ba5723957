import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { changeMessageSettings, readMessageSettings } from './choose-settings.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { openConversation } from './open-conversation.ts';
import { readConversation } from './read-conversation.ts';
import { removeMessage } from './remove-message.ts';
import { sendMessage } from './send-message.ts';
import { setConversation } from './set-conversation.ts';
import { showConversation } from './show-conversation.ts';

type Name =
  | 'listConversations'
  | 'openConversation'
  | 'getConversation'
  | 'readConversation'
  | 'setConversation'
  | 'listMessages'
  | 'sendMessage'
  | 'removeMessage'
  | 'getMessageSettings'
  | 'putMessageSettings';

export function messagesHandlers(deps: BaseDeps): Pick<Handlers, Name> {
  return {
    listConversations: ({ viewer, query }) => listConversations(deps, viewer.id, query),
    openConversation: ({ viewer, body }) => openConversation(deps, viewer, body.user_id),
    getConversation: ({ viewer, params }) => showConversation(deps, viewer.id, params.id),
    readConversation: ({ viewer, params, body }) => readConversation(deps, viewer.id, params.id, body.seq),
    setConversation: ({ viewer, params, body }) => setConversation(deps, viewer.id, params.id, body),
    listMessages: ({ viewer, params, query }) => listMessages(deps, viewer.id, params.id, query),
    sendMessage: ({ viewer, params, body }) => sendMessage(deps, viewer.id, params.id, body),
    removeMessage: ({ viewer, params, query }) => removeMessage(deps, viewer.id, params.id, query.for),
    getMessageSettings: ({ viewer }) => readMessageSettings(deps, viewer.id),
    putMessageSettings: ({ viewer, body }) => changeMessageSettings(deps, viewer.id, body),
  };
}
