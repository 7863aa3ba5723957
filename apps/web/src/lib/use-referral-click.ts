import { AFFILIATE } from '@likha/contract/addresses';
import { useEffect } from 'react';
import { api } from './api.ts';
import { useSearchParams } from './use-search-params.ts';

/** Tells the server once that a referral link was followed. Nobody waits for it, and nothing depends on its answer. */
export function useReferralClick(): void {
  const [query] = useSearchParams();
  const username = query.get(AFFILIATE);
  useEffect(() => {
    if (username) api('POST /affiliates/clicks', { body: { username } }).catch(() => undefined);
  }, [username]);
}
