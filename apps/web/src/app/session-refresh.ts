import { api } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import {
  confirmSession,
  currentSession,
  endSession,
  expireSession,
  isLeaving,
  setLeaving,
} from '../lib/session.ts';

/** A kept person is shown at once; what the server now says of them follows. */
export async function refreshSession(): Promise<void> {
  if (isLeaving()) return tellOfSignOut();
  const before = currentSession();
  try {
    const { user } = await api('GET /auth/session');
    // Whoever signed in or out meanwhile knows better.
    if (currentSession() !== before) return;
    if (user) {
      confirmSession(user);
      void mindDrafts();
    } else if (before.user) expireSession();
    else endSession();
  } catch {
    // Offline, a kept person stays.
    if (currentSession().status === 'loading') endSession();
  }
}

let isFollowingCopies = false;

/** What is a day old goes with the next page that its person opens, whichever, and what was sent in a copy of this tab; nobody waits for the code of it. */
async function mindDrafts(): Promise<void> {
  try {
    const { dropOldDrafts, followCopies } = await import('../lib/drafts.ts');
    if (!isFollowingCopies) followCopies();
    isFollowingCopies = true;
    await dropOldDrafts();
  } catch {
    // Without a network the next page does it.
  }
}

/** Tells the server of a sign-out; where it cannot be told now, it is when the network is back or on the next page. */
export async function tellOfSignOut(): Promise<void> {
  try {
    await api('POST /auth/logout');
  } catch (error) {
    // Whatever else kept the server from hearing of it passes, and the session is still there.
    if (!saysNobodyIsSignedIn(error)) {
      window.addEventListener('online', () => void refreshSession(), { once: true });
      return;
    }
  }
  setLeaving(false);
}

/** That there is no session any more our server alone can say. */
function saysNobodyIsSignedIn(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'unreadable';
}
