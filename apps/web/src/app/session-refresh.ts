import { api } from '../lib/api.ts';
import { currentSession, endSession, updateUser } from '../lib/session.ts';

/** A stored session is shown at once; what the server now says of the person follows. */
export async function refreshSession(): Promise<void> {
  const { token, status } = currentSession();
  if (!token) return;
  try {
    updateUser((await api('GET /auth/me')).user);
  } catch {
    // Offline, the stored person stays. A token without its person cannot be shown, so it goes.
    if (status === 'loading') endSession();
  }
}
