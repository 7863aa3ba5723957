import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../platform/viewer.ts';
import { presentFile } from './files/present-file.ts';
import { hasText, mayUnsend } from './messages.policy.ts';
import type { MessageRow } from './messages.queries.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { presentReactions } from './reactions/present-reactions.ts';

type Message = CallResponse<Calls['listMessages']>['messages'][number];
type Sent = CallResponse<Calls['sendMessage']>;

/** A message as one of the two gets it, who may see it. */
export function presentMessage(
  row: MessageRow,
  viewer: Pick<Viewer, 'id' | 'sessionId'>,
  { clock, mediaAddresses: addresses }: Pick<MessagesDeps, 'clock' | 'mediaAddresses'>,
): Message {
  const isOwn = row.sender_id === viewer.id;
  const isThere = hasText(row.state);
  const isWithheld = !isOwn && row.is_withheld && isThere && (row.files?.length ?? 0) > 0;
  const isLocked = isThere && row.price !== null && !isOwn && !row.is_unlocked;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    client_id: isOwn ? row.client_id : null,
    is_own: isOwn,
    state: row.state,
    text: isThere ? row.text : null,
    files: isThere
      ? (row.files ?? []).map((file) => presentFile(file, viewer, { addresses, isLocked, isWithheld }))
      : [],
    price: isThere ? row.price : null,
    is_locked: isLocked,
    is_unlocked: row.is_unlocked,
    is_withheld: isWithheld,
    reply_to:
      row.reply_to_seq === null
        ? null
        : {
            seq: row.reply_to_seq,
            is_own: row.reply_sender_id === viewer.id,
            text: row.reply_text,
            files_count: row.reply_files_count ?? 0,
            tip_credits: row.reply_tip_credits,
          },
    tip_credits: isThere ? row.tip_credits : null,
    reactions: presentReactions(row, viewer.id),
    may_unsend: mayUnsend(
      {
        isOwn,
        state: row.state,
        createdAt: row.created_at,
        isPaid: row.is_unlocked || row.tip_credits !== null,
      },
      clock.now(),
    ),
    created_at: row.created_at.toISOString(),
  };
}

/** As its sender is answered; who deleted it for themselves before it was answered hears that, and that it was sent (P425). */
export function presentSent(
  row: MessageRow & { is_deleted: boolean },
  sender: Pick<Viewer, 'id' | 'sessionId'>,
  deps: Pick<MessagesDeps, 'clock' | 'mediaAddresses'>,
): Sent {
  return { ...presentMessage(row, sender, deps), is_deleted: row.is_deleted };
}
