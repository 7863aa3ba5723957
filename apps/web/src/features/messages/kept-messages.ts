import type { InfiniteData } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import type { Answer } from '../../lib/api-types.ts';
import { pagesKey } from '../../lib/call-key.ts';
import { queryClient } from '../../lib/query-client.ts';

const ADDRESS = 'GET /conversations/{id}/messages';

type Page = Answer<typeof ADDRESS>;
export type Message = Page['messages'][number];
export type Conversation = Answer<'GET /conversations/{id}'>;

/** Fans are known to others by their username alone (P44), and by what a creator calls them (P459); who is erased has none. */
export function nameOf({ nickname, full_name, username }: Conversation['person']): string | null {
  return nickname ?? full_name ?? (username && `@${username}`);
}

type Kept = InfiniteData<Page, string | undefined>;

/** How the messages of a conversation are asked for, and so the name under which they are kept. */
export function messagesOf(id: string) {
  return { params: { id }, query: { limit: 50 } };
}

const keyOf = (id: string) => pagesKey(ADDRESS, messagesOf(id));

function change(id: string, how: (pages: readonly Page[]) => Page[]): void {
  queryClient.setQueryData<Kept>(keyOf(id), (kept) => kept && { ...kept, pages: how(kept.pages) });
}

/** Takes over what the server now says of these messages, as far as their place is among those that were loaded. */
export function keepMessages(id: string, messages: readonly Message[]): void {
  change(id, (pages) => withMessages(pages, messages));
}

/** As it is kept now; undefined where it is not. */
export function keptMessage({
  conversation_id: id,
  seq,
}: Pick<Message, 'conversation_id' | 'seq'>): Message | undefined {
  const kept = queryClient.getQueryData<Kept>(keyOf(id));
  return kept?.pages.flatMap(({ messages }) => messages).find((message) => message.seq === seq);
}

/** One that the viewer deleted for themselves is there no more. */
export function forgetMessage(id: string, seq: number): void {
  change(id, (pages) => withoutMessage(pages, seq));
}

/** @returns the place of the newest message that is kept, 0 for none, null where the conversation is not kept */
export function newestKept(id: string): number | null {
  const kept = queryClient.getQueryData<Kept>(keyOf(id));
  return kept ? Math.max(0, ...kept.pages.flatMap(({ messages }) => messages.map(({ seq }) => seq))) : null;
}

/** The conversations whose messages are kept. */
export function keptConversations(): string[] {
  const lists = queryClient.getQueryCache().findAll({ queryKey: [ADDRESS] });
  return lists.flatMap(({ queryKey }) => (queryKey[1] as { params: { id: string } }).params.id);
}

/**
 * Begins again with the newest page: many pages would be asked for one after the other.
 * @throws ApiError where it could not be asked for just now: what was missed is not known then
 */
export async function readAnew(id: string): Promise<void> {
  // An answer under way may be older than what made this necessary, and would count as new.
  await queryClient
    .getQueryCache()
    .find({ queryKey: keyOf(id) })
    ?.promise?.catch(() => undefined);
  queryClient.setQueryData<Kept>(
    keyOf(id),
    (kept) => kept && { pages: kept.pages.slice(0, 1), pageParams: kept.pageParams.slice(0, 1) },
  );
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
  const list = queryClient.getQueryCache().find({ queryKey: keyOf(id) });
  if (list?.isActive() && isPassing(list.state.error)) throw list.state.error;
}

/** Asked again, it may be answered. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.isUndecided || error.status === 429);
}

/** Pages without one message, of which the replies to it say nothing any more either (P424). */
export function withoutMessage(pages: readonly Page[], seq: number): Page[] {
  return pages.map((page) => ({
    ...page,
    messages: page.messages
      .filter((message) => message.seq !== seq)
      .map((message) => (message.reply_to?.seq === seq ? withoutQuote(message) : message)),
  }));
}

function withoutQuote(message: Message): Message {
  const { reply_to: quote } = message;
  return quote
    ? { ...message, reply_to: { ...quote, text: null, files_count: 0, tip_credits: null } }
    : message;
}

/**
 * Pages, newest first, with messages in their places: known ones replaced, new ones added to the newest page. Older ones than
 * were loaded are left out, as they come with their page. Of what was unsent or removed no word stays in the replies to it.
 */
export function withMessages(pages: readonly Page[], messages: readonly Message[]): Page[] {
  const known = new Set(pages.flatMap((page) => page.messages.map(({ seq }) => seq)));
  const oldest = Math.min(...known);
  const isWhole = !pages.at(-1)?.next_cursor;
  const added = messages.filter(({ seq }) => !known.has(seq) && (isWhole || seq > oldest));
  const news = new Map(messages.map((message) => [message.seq, message]));
  const isGone = (seq: number | undefined) =>
    seq !== undefined && ['unsent', 'removed'].includes(news.get(seq)?.state ?? '');
  return pages.map((page, index) => {
    const changed = page.messages
      .map((message) => news.get(message.seq) ?? message)
      .map((message) => (isGone(message.reply_to?.seq) ? withoutQuote(message) : message));
    if (index > 0 || added.length === 0) return { ...page, messages: changed };
    return { ...page, messages: [...added, ...changed].sort((a, b) => b.seq - a.seq) };
  });
}
