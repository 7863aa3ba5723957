import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { keepMessages } from '../kept-messages.ts';
import { discard, keep, onUnsent, readOutbox, setStuck, unsentNow } from './outbox.ts';
import type { Unsent } from './outbox-store.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
const LOCK = 'likha.outbox';

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

  async function send(): Promise<void> {
    clearTimeout(timer);
    isWanted = true;
    if (isSending || isStopped) return;
    isSending = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      const isDone = await withLock(sendAll);
      failures = isDone ? 0 : failures + 1;
      setStuck(!isDone);
    }
    isSending = false;
    if (failures > 0 && !isStopped) timer = setTimeout(send, pauseAfter(failures));
  }

  const onBack = () => void send();
  const stopListening = onUnsent(onBack);
  window.addEventListener('online', onBack);
  window.addEventListener('focus', onBack);
  void send();
  return () => {
    isStopped = true;
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

/** @returns whether nothing is left that could still be sent */
async function sendAll(): Promise<boolean> {
  await readOutbox();
  for (;;) {
    const next = unsentNow().find(({ refusal }) => refusal === null);
    if (!next) return true;
    const outcome = await sendOne(next);
    if (outcome === 'later') return false;
  }
}

async function sendOne(unsent: Unsent): Promise<'done' | 'later'> {
  const { client_id, conversation_id: id, text, files = [], price = null, reply_to } = unsent;
  try {
    const media_ids = files.map(({ file_key }) => file_key);
    const body = { client_id, text, media_ids, price, reply_to_seq: reply_to?.seq ?? null };
    keepMessages(id, [await api('POST /conversations/{id}/messages', { params: { id }, body })]);
    await discard(client_id);
    void invalidate(['GET /conversations']);
    return 'done';
  } catch (error) {
    if (!isRefused(error)) return 'later';
    // Whether one may still write is shown with the conversation.
    if (error.code === 'messages_closed') void invalidate(['GET /conversations/{id}']);
    // Whoever discarded it meanwhile does not want to hear of it.
    if (!unsentNow().some((each) => each.client_id === client_id)) return 'done';
    await keep({ ...unsent, refusal: Object.values(error.errors)[0] ?? error.detail ?? error.message });
    return 'done';
  }
}

/** Sent again it would be refused again. A session that ended, a crowd and an outage pass. */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const passes = [401, 408, 429].includes(error.status) || error.isUndecided;
  return !passes && error.status >= 400;
}
