import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { dropAllDrafts } from '../lib/drafts.ts';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { endSession, setLeaving } from '../lib/session.ts';
import { isOverlayOnTop } from '../ui/use-back-closes.ts';
import { tellOfSignOut } from './session-refresh.ts';

/** Leads who is no longer signed in to the landing page, and forgets here what was theirs. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate(paths.landing(), { replace: isOverlayOnTop() });
    dropAllDrafts();
    endSession();
    queryClient.clear();
  }, [navigate]);
}

/** Signs out here even when the server cannot be told; whoever leaves is led to the landing page, not to sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate(paths.landing(), { replace: isOverlayOnTop() });
    setLeaving(true);
    dropAllDrafts();
    endSession();
    queryClient.clear();
    await tellOfSignOut();
  }, [navigate]);
}
