import { paths } from '@likha/contract/addresses';
import { useCallback } from 'react';
import { dropAllUnsent } from '../features/messages/outbox/outbox-store.ts';
import { dropAllDrafts } from '../lib/drafts.ts';
import { clearSigns } from '../lib/leave-device.ts';
import { queryClient } from '../lib/query-client.ts';
import { endSession, setLeaving } from '../lib/session.ts';
import { isOverlayOnTop } from '../ui/use-back-closes.ts';
import { useOpenPage } from './routing/routing.tsx';
import { tellOfSignOut } from './session-refresh.ts';

const LONGEST_MS = 2000;

/** Whoever sees the landing page may close it: what they wrote is gone by then. A browser that hangs keeps nobody in. */
function dropPatiently(): Promise<unknown> {
  return Promise.race([
    Promise.all([dropAllDrafts(), dropAllUnsent(), clearSigns()]),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}

/** Leads who is no longer signed in to the landing page, and forgets here what was theirs. */
export function useLeave(): () => Promise<void> {
  const openPage = useOpenPage();
  return useCallback(async () => {
    await dropPatiently();
    await openPage(paths.landing(), { replace: isOverlayOnTop() });
    endSession();
    queryClient.clear();
  }, [openPage]);
}

/** Signs out here even when the server cannot be told; whoever leaves is led to the landing page, not to sign-in. */
export function useSignOut(): () => Promise<void> {
  const openPage = useOpenPage();
  return useCallback(async () => {
    await dropPatiently();
    await openPage(paths.landing(), { replace: isOverlayOnTop() });
    setLeaving(true);
    endSession();
    queryClient.clear();
    await tellOfSignOut();
  }, [openPage]);
}
