import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { conversationsAreAnswered } from './laws/conversations-are-answered.law.ts';
import { messagesHaveNoGap } from './laws/messages-have-no-gap.law.ts';
import { unreadIsCounted } from './laws/unread-is-counted.law.ts';

const STAYS = 'the place of a conversation stays for the other; what was written goes';

export const messagesModule = defineModule({
  name: 'messages',
  tables: ['conversations', 'conversation_sides', 'messages', 'hidden_messages', 'message_settings'],
  handlers: async (deps: BaseDeps) => (await import('./messages.routes.ts')).messagesHandlers(deps),
  laws: [messagesHaveNoGap, unreadIsCounted, conversationsAreAnswered],
  personal: {
    erased: [
      'conversation_sides.person_id',
      'hidden_messages.person_id',
      'message_settings.person_id',
      'messages.sender_id',
    ],
    kept: {
      'conversations.high_id': STAYS,
      'conversations.low_id': STAYS,
      'conversations.started_by': STAYS,
    },
    exported: {
      messages_sent: {
        table: 'messages',
        owner: 'sender_id',
        key: 'id',
        columns: 'id, conversation_id, seq, text, state, created_at',
      },
      conversations: {
        table: 'conversation_sides',
        owner: 'person_id',
        key: 'conversation_id',
        columns: 'conversation_id, read_seq, is_muted, is_restricted, last_at',
      },
      message_settings: {
        table: 'message_settings',
        owner: 'person_id',
        key: 'person_id',
        columns: 'first_writers, tip_credits, shows_read',
      },
      messages_deleted_for_oneself: {
        table: 'hidden_messages',
        owner: 'person_id',
        key: 'message_id',
        columns: 'message_id, created_at',
      },
    },
    load: async () => (await import('./erase.queries.ts')).eraseMessages,
  },
});
