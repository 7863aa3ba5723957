import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createDeliveries, type Deliveries } from './delivered/deliveries.ts';
import { checkFileRight, findMessageFile, isFileOffered } from './files/file-rights.ts';
import { broadcastsAreCounted } from './laws/broadcasts-are-counted.law.ts';
import { conversationsAreAnswered } from './laws/conversations-are-answered.law.ts';
import { filesAreCounted } from './laws/files-are-counted.law.ts';
import { messagesHaveNoGap } from './laws/messages-have-no-gap.law.ts';
import { paidMessagesKeepTheirPrice } from './laws/paid-messages-keep-their-price.law.ts';
import { tipsAreMessages } from './laws/tips-are-messages.law.ts';
import { unreadIsCounted } from './laws/unread-is-counted.law.ts';
import type { MessagesDeps, MessagesMailDeps } from './messages-deps.ts';

const STAYS = 'the place of a conversation stays for the other; what was written goes';

export const messagesModule = defineModule({
  name: 'messages',
  tables: [
    'conversations',
    'conversation_sides',
    'messages',
    'broadcasts',
    'automatic_messages',
    'automatic_sends',
    'hidden_messages',
    'message_reactions',
    'message_settings',
    'message_files',
    'message_unlocks',
  ],
  services: (wired: BaseDeps) => ({
    deliveries: createDeliveries(wired),
    messageFiles: {
      /** May this viewer see the file of a message now? */
      check: (mediaId: string, viewer: Viewer | null) => checkFileRight(wired, mediaId, viewer),
      /** May what is blurred of it be had now? */
      isOffered: (mediaId: string) => isFileOffered(wired, mediaId),
      /** With what somebody may see of it. */
      find: (fileKey: string, viewer: Viewer) => findMessageFile(wired, fileKey, viewer),
    },
  }),
  stop: ({ deliveries }: { deliveries: Deliveries }) => deliveries.stop(),
  handlers: async (deps: MessagesDeps) => (await import('./messages.routes.ts')).messagesHandlers(deps),
  jobs: async (deps: MessagesMailDeps) => (await import('./messages.jobs.ts')).messagesJobs(deps),
  laws: [
    broadcastsAreCounted,
    messagesHaveNoGap,
    unreadIsCounted,
    conversationsAreAnswered,
    filesAreCounted,
    paidMessagesKeepTheirPrice,
    tipsAreMessages,
  ],
  personal: {
    erased: [
      'automatic_messages.creator_id',
      'automatic_sends.creator_id',
      'automatic_sends.fan_id',
      'broadcasts.creator_id',
      'conversation_sides.person_id',
      'hidden_messages.person_id',
      'message_reactions.person_id',
      'message_settings.person_id',
      'messages.sender_id',
    ],
    kept: {
      'conversations.high_id': STAYS,
      'conversations.low_id': STAYS,
      'conversations.started_by': STAYS,
      'message_unlocks.creator_id': 'the books name it, and are kept as the law asks',
      'message_unlocks.fan_id': 'the books name it, and are kept as the law asks',
    },
    exported: {
      messages_sent: {
        table: 'messages',
        owner: 'sender_id',
        key: 'id',
        columns: 'id, conversation_id, seq, text, broadcast_id, price, files_count, state, created_at',
      },
      messages_to_many: {
        table: 'broadcasts',
        owner: 'creator_id',
        key: 'id',
        columns:
          'id, text, price, files_count, audience, exclude, state, created_at, scheduled_at, sent_count',
      },
      automatic_messages: {
        table: 'automatic_messages',
        owner: 'creator_id',
        key: 'id',
        columns: 'kind, text, is_on, updated_at',
      },
      conversations: {
        table: 'conversation_sides',
        owner: 'person_id',
        key: 'conversation_id',
        // As if what they read under a block had been delivered as well: it would say that there was one (P423).
        columns:
          'conversation_id, read_seq, greatest(delivered_seq, read_seq) as delivered_seq, is_muted, is_restricted, last_at',
      },
      message_unlocks: {
        table: 'message_unlocks',
        owner: 'fan_id',
        key: 'id',
        columns: 'id, message_id, credits, created_at',
      },
      message_settings: {
        table: 'message_settings',
        owner: 'person_id',
        key: 'person_id',
        columns: 'first_writers, tip_credits, shows_read',
      },
      message_reactions: {
        table: 'message_reactions',
        owner: 'person_id',
        key: 'message_id',
        columns: 'message_id, reaction, created_at',
      },
      messages_deleted_for_oneself: {
        table: 'hidden_messages',
        owner: 'person_id',
        key: 'message_id',
        columns: 'message_id, created_at',
      },
    },
    load: async () => (await import('./erase-messages.ts')).eraseMessages,
  },
});
