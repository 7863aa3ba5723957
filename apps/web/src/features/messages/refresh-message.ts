import { api } from '../../lib/api.ts';
import { keepMessages, type Message } from './kept-messages.ts';

/** Asks how one message stands now, as when its video is ready or it was paid for. */
export async function refreshMessage({ conversation_id: id, seq }: Message): Promise<void> {
  const query = { after: seq - 1, limit: 1 };
  const { messages } = await api('GET /conversations/{id}/messages', { params: { id }, query });
  keepMessages(
    id,
    messages.filter((message) => message.seq === seq),
  );
}
