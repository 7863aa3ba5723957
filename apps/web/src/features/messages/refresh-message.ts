import { api } from '../../lib/api.ts';
import { forgetMessage, keepMessages, type Message } from './kept-messages.ts';

/** One that changed where it stands: it was unsent, released by staff or paid for, or its video is ready. One that is gone is forgotten here. */
export async function refreshMessage({
  conversation_id: id,
  seq,
}: Pick<Message, 'conversation_id' | 'seq'>): Promise<void> {
  const [message] = await messagesAfter(id, seq - 1, 1);
  if (message?.seq === seq) keepMessages(id, [message]);
  else forgetMessage(id, seq);
}

/** What comes after a place in a conversation. @param limit at most so many */
export async function messagesAfter(id: string, after: number, limit: number): Promise<Message[]> {
  const query = { after, limit };
  const { messages } = await api('GET /conversations/{id}/messages', { params: { id }, query });
  return messages;
}
