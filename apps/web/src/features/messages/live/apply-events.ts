import type { Answer } from '../../../lib/api-types.ts';
import { callKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { keepMessages, keptConversations, newestKept, readAnew } from '../kept-messages.ts';
import { beginInboxAnew, refreshInbox } from '../refresh-inbox.ts';
import { messagesAfter, refreshMessage } from '../refresh-message.ts';
import { hideTyping } from './typing.ts';

type LiveEvent = Answer<'GET /events'>['events'][number];

const PAGE = 100;
/** Whoever missed more pages than this reads the conversation anew. */
const MOST_PAGES = 10;

/** Brings up to date exactly what events name, as far as it is kept here. */
export async function applyEvents(events: readonly LiveEvent[]): Promise<void> {
  const ids = [...new Set(events.map((event) => event.conversation_id))];
  if (ids.length === 0) return;
  await Promise.all(
    ids.map((id) =>
      applyTo(
        id,
        events.filter((event) => event.conversation_id === id),
      ),
    ),
  );
  void refreshInbox(ids);
}

async function applyTo(id: string, events: readonly LiveEvent[]): Promise<void> {
  void refreshConversation(id);
  if (events.some(({ kind }) => kind !== 'conversation_read')) hideTyping(id);
  const newest = newestKept(id);
  if (newest === null) return;
  const named = events.filter(({ kind }) => kind === 'message' || kind === 'message_removed');
  const seqs = [...new Set(named.flatMap(({ seq }) => seq ?? []))];
  await Promise.all(
    seqs.filter((seq) => seq <= newest).map((seq) => refreshMessage({ conversation_id: id, seq })),
  );
  if (seqs.some((seq) => seq > newest)) await catchUp(id, newest);
}

/** Where it is not known what was missed: everything kept here is looked at again. */
export async function startAnew(): Promise<void> {
  void beginInboxAnew();
  await Promise.all(
    keptConversations().map(async (id) => {
      void refreshConversation(id);
      await readAnew(id);
    }),
  );
}

function refreshConversation(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey('GET /conversations/{id}', { params: { id } }) });
}

async function catchUp(id: string, from: number): Promise<void> {
  let after = from;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const messages = await messagesAfter(id, after, PAGE);
    keepMessages(id, messages);
    const last = messages.at(-1);
    if (!last || messages.length < PAGE) return;
    after = last.seq;
  }
  await readAnew(id);
}
