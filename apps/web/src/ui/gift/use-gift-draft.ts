import { useState } from 'react';
import { useDraft } from '../../lib/use-draft.ts';

/** To whom, and with which words. */
export interface ToSomebody {
  username: string;
  message: string;
  showsName: boolean;
  /** Under the same name what is sent again is given once: with other words, or of something else, it is another gift. */
  clientId: string;
}

/** A gift that is being written, `what` with its receiver. What was typed is kept while credits are bought. */
export function useGiftDraft<What extends object>(name: string, what: What) {
  const [blank] = useState(() => {
    const to: ToSomebody = { username: '', message: '', showsName: false, clientId: crypto.randomUUID() };
    return { ...what, ...to };
  });
  const draft = useDraft<What & ToSomebody>(name, blank);
  const change = (part: Partial<What & ToSomebody>) =>
    draft.change({ ...part, clientId: crypto.randomUUID() });
  const { username, message, showsName, clientId } = draft.values;
  const to = {
    username,
    message: message.trim() || null,
    shows_name: showsName,
    client_id: clientId,
  };
  return {
    values: draft.values,
    change,
    drop: draft.drop,
    to,
    isNamed: username.replace('@', '').trim() !== '',
  };
}
