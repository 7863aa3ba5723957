import type { Tx } from '../../platform/database/index.ts';
import { eraseAutomatic } from './automatic/automatic.queries.ts';
import { dropContent } from './broadcasts/drop-content.ts';
import { unsendIn } from './broadcasts/unsend.queries.ts';
import { eraseWritten, lockBroadcastsOf } from './erase.queries.ts';

/**
 * Takes away what a person wrote and sent, how their conversations stood for them, what they deleted and chose (P429). The conversations and the places
 * in them stay for the others, who have nothing of theirs left to read. A message to many that was unsent and that they had opened goes from them, too, and
 * with the last who had it its words and files (P987).
 */
export async function eraseMessages(tx: Tx, personId: string): Promise<void> {
  await eraseAutomatic(tx, personId);
  const had = await lockBroadcastsOf(tx, personId);
  await eraseWritten(tx, personId);
  for (const { broadcast_id: id, conversation_ids: conversations, is_unsent: isUnsent } of had) {
    await unsendIn(tx, id, conversations);
    if (isUnsent) await dropContent(tx, id);
  }
}
