import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../lib/api.ts';
import { dropAllDrafts } from '../lib/drafts.ts';
import { paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { endSession } from '../lib/session.ts';

/** Signs out here even when the server cannot be told; leaves guarded pages first, so that no guard sends on. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const told = api('POST /auth/logout').catch(() => undefined);
    await navigate(paths.landing());
    await told;
    dropAllDrafts();
    endSession();
    queryClient.clear();
  }, [navigate]);
}
