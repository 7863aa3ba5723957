import { useCallback } from 'react';
import { useAction } from '../../../lib/use-action.ts';

/** Says that a story was seen. Should it not arrive, its ring stays new: nobody has to be told. */
export function useSeeStory(): (id: string) => void {
  const { mutate } = useAction('POST /stories/{id}/seen', { invalidates: ['GET /stories'] });
  return useCallback((id) => mutate({ params: { id } }), [mutate]);
}
