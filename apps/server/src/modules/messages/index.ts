export { oweAutomatic } from './automatic/owe-automatic.ts';
export { findSenderOf } from './find-sender-of.ts';
export { openConversation } from './open-conversation.ts';
export { readConversation } from './read-conversation.ts';
export { sendMessage } from './send-message.ts';
export { setMessageState } from './set-message-state.ts';
export { TYPING_TOLD, tellTyping } from './tell-typing.ts';
