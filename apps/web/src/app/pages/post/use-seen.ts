import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { askAgainLater } from '../../../lib/kept-answers.ts';

/** Says that a post was opened, once its page stands; where that cannot be said, nothing else depends on it (P376). */
export function useSeen(id: string, isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    api('PUT /content/{id}/seen', { params: { id } }).then(
      () => askAgainLater(['GET /library']),
      () => undefined,
    );
  }, [id, isSignedIn]);
}
