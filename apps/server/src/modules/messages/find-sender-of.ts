import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { findMessage } from './messages.queries.ts';

/**
 * Who sent a message that somebody can read.
 * @throws AppError `message_not_found` for what they cannot see, and for what was taken away
 */
export async function findSenderOf(
  { db }: Pick<BaseDeps, 'db'>,
  viewer: { id: string },
  id: string,
): Promise<string> {
  const message = await findMessage(db, viewer.id, id);
  if (!message || (message.state !== 'sent' && message.sender_id !== viewer.id))
    throw new AppError('message_not_found');
  return message.sender_id;
}
