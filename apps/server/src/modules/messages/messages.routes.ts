import type { Handlers } from '../../platform/http/bind-calls.ts';
import { chooseAutomatic, readAutomatic } from './automatic/choose-automatic.ts';
import { createBroadcast } from './broadcasts/create-broadcast.ts';
import { countForAudience, listBroadcasts, showBroadcast } from './broadcasts/list-broadcasts.ts';
import { stopBroadcast } from './broadcasts/stop-broadcast.ts';
import { changeMessageSettings, readMessageSettings } from './choose-settings.ts';
import { uploadFile } from './files/upload-file.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { messagesTexts } from './messages.texts.generated.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { openConversation } from './open-conversation.ts';
import { sendTipHere } from './paid/send-tip-here.ts';
import { unlockMessage } from './paid/unlock-message.ts';
import { react } from './reactions/react.ts';
import { readConversation } from './read-conversation.ts';
import { removeMessage } from './remove-message.ts';
import { searchMessages } from './search-messages.ts';
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
  | 'searchMessages'
  | 'sendMessage'
  | 'uploadMessageFile'
  | 'unlockMessage'
  | 'tipInConversation'
  | 'removeMessage'
  | 'reactToMessage'
  | 'takeReactionBack'
  | 'createBroadcast'
  | 'listBroadcasts'
  | 'countReceivers'
  | 'getBroadcast'
  | 'uploadBroadcastFile'
  | 'cancelBroadcast'
  | 'unsendBroadcast'
  | 'getAutomaticMessages'
  | 'putAutomaticMessage'
  | 'getMessageSettings'
  | 'putMessageSettings';

export function messagesHandlers(deps: MessagesDeps): Pick<Handlers, Name> {
  return {
    listConversations: ({ viewer, query }) => listConversations(deps, viewer.id, query),
    openConversation: ({ viewer, body }) => openConversation(deps, viewer, body.user_id),
    getConversation: ({ viewer, params }) => showConversation(deps, viewer.id, params.id),
    readConversation: ({ viewer, params, body }) => readConversation(deps, viewer.id, params.id, body.seq),
    setConversation: ({ viewer, params, body }) => setConversation(deps, viewer.id, params.id, body),
    listMessages: ({ viewer, params, query }) => listMessages(deps, viewer, params.id, query),
    searchMessages: ({ viewer, query }) => searchMessages(deps, viewer.id, query),
    sendMessage: ({ viewer, params, body }) => sendMessage(deps, viewer, params.id, body),
    uploadMessageFile: ({ viewer, params, request }) => uploadFile(deps, viewer, params.id, request),
    unlockMessage: async ({ viewer, params: { id }, body, request, language }) => {
      const asked = {
        fanId: viewer.id,
        messageId: id,
        shownCredits: body.credits ?? null,
        correlationId: request.id,
      };
      const { credits, balance } = await unlockMessage(deps, asked);
      return {
        message: messagesTexts[language].unlocked,
        content_id: id,
        credits_spent: credits,
        balance,
        is_unlocked: true,
      };
    },
    tipInConversation: async ({ viewer, params, body, idempotencyKey, request, language }) => {
      const { sent, balance } = await sendTipHere(deps, viewer, {
        conversationId: params.id,
        form: body,
        idempotencyKey,
        correlationId: request.id,
      });
      return { message: messagesTexts[language].tipped, sent, credits_spent: body.credits, balance };
    },
    removeMessage: ({ viewer, params, query }) => removeMessage(deps, viewer.id, params.id, query.for),
    reactToMessage: ({ viewer, params, body }) =>
      react(deps, { personId: viewer.id, messageId: params.id, reaction: body.reaction }),
    takeReactionBack: ({ viewer, params }) =>
      react(deps, { personId: viewer.id, messageId: params.id, reaction: null }),
    createBroadcast: ({ viewer, body }) => createBroadcast(deps, viewer.id, body),
    listBroadcasts: ({ viewer, query }) => listBroadcasts(deps, viewer.id, query),
    countReceivers: ({ viewer, query }) => countForAudience(deps, viewer.id, query),
    getBroadcast: ({ viewer, params }) => showBroadcast(deps, viewer, params.id),
    uploadBroadcastFile: ({ viewer, request }) => uploadFile(deps, viewer, null, request),
    cancelBroadcast: ({ viewer, params }) => stopBroadcast(deps, viewer.id, params.id, 'cancel'),
    unsendBroadcast: ({ viewer, params }) => stopBroadcast(deps, viewer.id, params.id, 'unsend'),
    getAutomaticMessages: ({ viewer }) => readAutomatic(deps, viewer.id),
    putAutomaticMessage: ({ viewer, params, body }) => chooseAutomatic(deps, viewer.id, params.kind, body),
    getMessageSettings: ({ viewer }) => readMessageSettings(deps, viewer.id),
    putMessageSettings: ({ viewer, body }) => changeMessageSettings(deps, viewer.id, body),
  };
}
