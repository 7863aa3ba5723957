import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fetchCode } from '../../../lib/load-persistently.ts';
import { keepMessages } from '../kept-messages.ts';
import { noteClosed } from '../note-closed.ts';
import { refreshInbox } from '../refresh-inbox.ts';
import { loadUpload } from '../voice/load-upload.ts';
import { discard, keep, onUnsent, readOutbox, setStuck, stillUnsent, stopOf, unsentNow } from './outbox.ts';
import type { SentFile, Unsent } from './outbox-store.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
const LOCK = 'likha.outbox';

/** What becomes of all that waits: sent, kept for later by an answer that said so, or lost on its way to a server. */
type Outcome = 'done' | 'later' | 'lost';

/** Tries again what was lost on its way; null while nothing is sent from this tab. */
let tryLost: (() => void) | null = null;

/** The server answered something else: what was lost on its way need not wait for its turn (P430). */
export function hearServer(): void {
  tryLost?.();
}

/**
 * Sends what waits, one after the other, and again once the network is back (P430). What reached nobody stays; what the
 * server refuses stays with its reason, and holds up nothing. @returns how to stop
 */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isWanted = false;
  let isStopped = false;
  let outcome: Outcome = 'done';

  async function send(): Promise<void> {
    clearTimeout(timer);
    isWanted = true;
    if (isSending || isStopped) return;
    isSending = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      outcome = await withLock(sendAll);
      failures = outcome === 'done' ? 0 : failures + 1;
      setStuck(outcome !== 'done');
    }
    isSending = false;
    if (failures > 0 && !isStopped) timer = setTimeout(send, pauseAfter(failures));
  }

  const onBack = () => void send();
  const stopListening = onUnsent(onBack);
  window.addEventListener('online', onBack);
  window.addEventListener('focus', onBack);
  tryLost = () => {
    if (outcome === 'lost' && !isSending) void send();
  };
  void send();
  return () => {
    isStopped = true;
    tryLost = null;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', onBack);
    window.removeEventListener('focus', onBack);
  };
}

function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}

/** Two tabs do not send at the same time, so the order is kept. Without locks a message still arrives once (P425). */
function withLock<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, act) : act();
}

/** @returns whether nothing is left that could still be sent, and why where something is */
async function sendAll(): Promise<Outcome> {
  await readOutbox();
  /** A voice note that does not get through, and what a server fails at, hold up their own conversation alone, as its order is kept. */
  const held = new Set<string>();
  for (;;) {
    const next = unsentNow().find((each) => each.refusal === null && !held.has(each.conversation_id));
    if (!next) return held.size === 0 ? 'done' : 'later';
    const outcome = await sendOne(next);
    if (outcome === 'done') continue;
    if (!next.voice && outcome !== 'held') return outcome;
    held.add(next.conversation_id);
  }
}

async function sendOne(unsent: Unsent): Promise<Outcome | 'held'> {
  const { client_id, conversation_id: id, text, price = null, reply_to } = unsent;
  try {
    const files = unsent.voice ? await uploadVoice(unsent) : (unsent.files ?? []);
    if (!stillUnsent(client_id)) return 'done';
    const media_ids = files.map(({ file_key }) => file_key);
    const body = { client_id, text, media_ids, price, reply_to_seq: reply_to?.seq ?? null };
    const sent = await api('POST /conversations/{id}/messages', { params: { id }, body });
    // Where its first answer was lost, it may have come here from elsewhere and been deleted since.
    if (!sent.is_deleted) keepMessages(id, [sent]);
    await discard(client_id);
    void refreshInbox([id]);
    return 'done';
  } catch (error) {
    // Whoever discarded it meanwhile does not want to hear of it.
    const now = stillUnsent(client_id);
    if (!now) return 'done';
    if (!isRefused(error) && !(now.voice && isHopeless(error))) return whyNot(error);
    if (now.voice && error.code === 'conversation_not_found') return dropVanished(client_id);
    noteClosed(error);
    await keep({ ...now, refusal: Object.values(error.errors)[0] ?? error.detail ?? error.message });
    return 'done';
  }
}

/** A voice note becomes a file first, and is kept as one: from then on no attempt uploads it again. */
async function uploadVoice(unsent: Unsent): Promise<readonly SentFile[]> {
  const upload = await loadUpload();
  // Somebody else may have signed in while it came.
  if (!unsent.voice || !stillUnsent(unsent.client_id)) return [];
  const files = [await upload(unsent.conversation_id, unsent.voice, stopOf(unsent.client_id))];
  if (stillUnsent(unsent.client_id)) await keep({ ...unsent, voice: null, files });
  return files;
}

/** Where it was said why, nobody could look. */
async function dropVanished(clientId: string): Promise<'done'> {
  await discard(clientId);
  void fetchCode(() => import('../voice/say-vanished.ts')).then(
    ({ sayVanished }) => sayVanished(),
    () => undefined,
  );
  return 'done';
}

/** What our side cannot do with this file now, it cannot do in a minute either: said, and not tried for ever. */
function isHopeless(error: unknown): error is ApiError {
  return error instanceof ApiError && ['storage_full', 'internal_error'].includes(error.code);
}

/** Lost where no server said anything to it, so that one who answers something else may take it; held where a server failed at it, and may take others. */
function whyNot(error: unknown): 'lost' | 'held' | 'later' {
  if (!(error instanceof ApiError)) return 'later';
  if (error.isUnanswered) return 'lost';
  return error.code === 'internal_error' ? 'held' : 'later';
}

/** Sent again it would be refused again. A session that ended, a crowd and an outage pass. */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const passes = [401, 408, 429].includes(error.status) || error.isUndecided;
  return !passes && error.status >= 400;
}
