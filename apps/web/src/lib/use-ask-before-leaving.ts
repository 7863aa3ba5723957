import { useEffect } from 'react';
import { askBeforeLeaving } from './leaving.ts';

/** While something would be lost, a browser asks whether its tab may be closed or loaded anew. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeLeaving(() => true) : undefined), [isUnsaved]);
}
