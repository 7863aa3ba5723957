import { api } from '../../../lib/api.ts';
import { isOffline } from '../../../lib/is-offline.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { WALLET } from '../../../lib/read-groups.ts';
import { currentSession } from '../../../lib/session.ts';
import { hearServer } from '../outbox/sender.ts';
import { applyEvents, startAnew } from './apply-events.ts';
import { lookForDelivered } from './delivered.ts';
import { isRinging } from './ringing.ts';
import { isWatchedClosely, onAskNow, setUnread, setUnreadNews } from './unread.ts';

const CLOSE_MS = 3_000;
const USUAL_MS = 15_000;
/** While a socket rings: should a ring ever be lost. */
const RUNG_MS = 60_000;
const LONGEST_MS = 120_000;

/** Somebody whom one waits for may be live, with another stream than the one that was announced. */
const LIVES = ['GET /live/of/{username}', 'GET /live'] as const;

/** Up to where this tab knows what happened to this person. */
let known: { personId: string; cursor: number } | null = null;

/** Whether this tab has asked for that already for who is signed in, as where it was asked between what happened and the ring; never of what has no number. */
export function knowsOf(cursor: number | null): boolean {
  const personId = currentSession().user?.id;
  return cursor !== null && known !== null && known.personId === personId && known.cursor >= cursor;
}

/**
 * Asks what happened while the tab is looked at: soon again in a conversation, at once when it is looked at again or the
 * network is back, seldom while a socket rings, and less often while the server does not answer (P420, P439). @returns how to stop
 */
export function startPolling(personId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asking: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  if (known?.personId !== personId) known = null;
  const isThere = () =>
    !isStopped && document.visibilityState === 'visible' && currentSession().user?.id === personId;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    isWanted = true;
    if (asking || !isThere() || isOffline()) return asking ?? undefined;
    asking = askAndGoOn();
    await asking;
  }
  async function askAndGoOn(): Promise<void> {
    isWanted = false;
    try {
      const hasMore = await askOnce(personId, isThere);
      failures = 0;
      isWanted ||= hasMore;
    } catch {
      failures += 1;
      isWanted = false;
    }
    asking = null;
    if (isThere()) timer = setTimeout(ask, isWanted ? 0 : pauseAfter(failures));
  }

  const onSight = () => void (document.visibilityState === 'visible' && ask());
  const stopListening = onAskNow(ask);
  window.addEventListener('focus', onSight);
  window.addEventListener('online', onSight);
  document.addEventListener('visibilitychange', onSight);
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('focus', onSight);
    window.removeEventListener('online', onSight);
    document.removeEventListener('visibilitychange', onSight);
  };
}

/** Milliseconds until the next question. */
function pauseAfter(failures: number): number {
  const unrung = isWatchedClosely() ? CLOSE_MS : USUAL_MS;
  const usual = isRinging() ? RUNG_MS : unrung;
  return Math.min(LONGEST_MS, usual * 2 ** failures);
}

/** @returns whether there is more to ask for at once */
async function askOnce(personId: string, isThere: () => boolean): Promise<boolean> {
  const answer = await api('GET /events', { query: known ? { after: known.cursor } : {} });
  if (!isThere()) return false;
  hearServer();
  const isFirst = known === null;
  // What was asked for before the first answer may be older than where it begins.
  if (!known || answer.is_reset) await startAnew();
  else await applyEvents(answer.events);
  known = { personId, cursor: answer.cursor };
  if (!isRinging()) lookForDelivered();
  setUnread(answer.unread_count);
  // Credits may have come, or a stream begun; a page that has only just begun knows of those already.
  if (setUnreadNews(answer.unread_notifications, answer.newest_notification_at))
    void invalidate(isFirst ? ['GET /notifications'] : ['GET /notifications', ...LIVES, ...WALLET]);
  return answer.has_more;
}
