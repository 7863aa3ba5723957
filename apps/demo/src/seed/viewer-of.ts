import type { Viewer } from '../../../server/src/platform/viewer.ts';

/** Somebody of the demo as who is behind a call, though they have not signed in. */
export function viewerOf(id: string, userType: 'fan' | 'creator'): Viewer {
  return {
    id,
    sessionId: 'demo',
    username: '',
    userType,
    staffRole: null,
    isVerified: userType === 'creator',
    isSafeMode: true,
    language: null,
  };
}
